/**
 * The command `npx @jobsite/shell doctor`: checks a page app, and optionally its running site, for common mistakes.
 * Node only; built as a script, not as an entry of the package.
 */
import { printDoctor } from './doctor/printDoctor.ts'

process.exitCode = await printDoctor(process.argv.slice(2), process.cwd())
