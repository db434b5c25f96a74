/**
 * Test support for pages: a provider without network, cookies or console output, spies, and responses of every endpoint
 * that the shell calls. Works with any test runner.
 *
 * @packageDocumentation
 */
export { answerShellRequest } from './mocks/answerShellRequest.ts'
export type { JobFunctionGroupFixture, ShellFixtures, TopBannerFixture } from './mocks/fixtures.ts'
export { shellFixtures } from './mocks/fixtures.ts'
export { type MswHttp, type MswResolver, mswHandlers } from './mocks/mswHandlers.ts'
export {
  createShellSpies,
  createSpy,
  type RecordedShellEvent,
  type ShellSpies,
  type Spy,
} from './testing/createShellSpies.ts'
export { ShellTestProvider, type ShellTestProviderProps } from './testing/ShellTestProvider.tsx'
