/**
 * Request handlers that are made with the installed msw, an optional peer, and the responses of `/testing`, which is
 * recommended: it takes `http` of msw instead of importing it.
 *
 * @packageDocumentation
 */
export { answerShellRequest } from './mocks/answerShellRequest.ts'
export type { JobFunctionGroupFixture, ShellFixtures, TopBannerFixture } from './mocks/fixtures.ts'
export { shellFixtures } from './mocks/fixtures.ts'
export { handlers, shellHandlers } from './mocks/shellHandlers.ts'
