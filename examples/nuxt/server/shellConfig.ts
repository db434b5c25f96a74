import { configFor } from '#shared/shellConfig'

/** The browsers' config: the public URLs of the services. */
export const config = configFor(process.env.PUBLIC_SERVICES ?? 'https://ms.example.vn')

/** The server's config: the same services, at the URL that the server uses. */
export const serverConfig = configFor(process.env.SERVICES ?? 'https://ms.example.vn')
