/**
 * Test support for pages: a provider without network, cookies or console output, and spies. Works with any test runner.
 *
 * @packageDocumentation
 */
export type { ShellFixtures } from './mocks/fixtures.ts'
export {
  createShellSpies,
  createSpy,
  type RecordedShellEvent,
  type ShellSpies,
  type Spy,
} from './testing/createShellSpies.ts'
export { ShellTestProvider, type ShellTestProviderProps } from './testing/ShellTestProvider.tsx'
