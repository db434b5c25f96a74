import { bufferShellEvents } from '../browser/page/shellPage.ts'
import { VERSION } from '../react/version.ts'
import { mountShell } from './light/mountShell.ts'

// Entry of the light script: its exports are the global `JobSiteShell`, until the full script replaces it.
export { mountShell, VERSION as version }

bufferShellEvents()
