import { bufferShellEvents } from '../browser/page/earlyEvents.ts'
import { VERSION } from '../react/version.ts'
import { mountShell } from './light/mountShell.ts'
import { setScriptGlobal } from './scriptGlobal.ts'

// Entry of the light script.
setScriptGlobal({ mountShell, version: VERSION })
bufferShellEvents()
