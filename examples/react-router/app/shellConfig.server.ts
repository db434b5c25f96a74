import { configFor } from './shellConfig'

/** The server's config: the same services, at the URL that the server uses. */
export const serverConfig = configFor(process.env.SERVICES ?? 'https://ms.example.vn')
