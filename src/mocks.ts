/**
 * The shell's test kit for page teams: request handlers (msw is an optional peer) and fixtures of every endpoint that
 * the shell calls.
 *
 * @packageDocumentation
 */
export { answerShellRequest } from './mocks/answerShellRequest.ts'
export type { JobFunctionGroupFixture, ShellFixtures, TopBannerFixture } from './mocks/fixtures.ts'
export { shellFixtures } from './mocks/fixtures.ts'
export { handlers, shellHandlers } from './mocks/shellHandlers.ts'
