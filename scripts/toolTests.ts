/** Tests of the tools in `scripts/`: run where these changed, and by `npm run test:tools`. */
export const TOOL_TESTS: readonly string[] = [
  'tests/package/{apiCheck,contractsCheck,docsCheck,docsSite,packageChecks,publish,ready,release,reproducible}.test.ts',
  'tests/stories/{pullRequest,visual}.test.ts',
]
