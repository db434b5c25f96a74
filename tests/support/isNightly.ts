/** Whether everything runs, also what rarely differs from what runs on each commit: `npm run test:nightly`. */
export const isNightly = process.env.TEST_SCOPE === 'nightly'
