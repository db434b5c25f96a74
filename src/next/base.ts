/** `basePath` of `next.config`, which Next.js writes here as it builds the app. The app router's hooks do not tell it. */
export const BASE: string = process.env.__NEXT_ROUTER_BASEPATH ?? ''
