import { codeOf } from './codeOf.ts'
import { startSite } from './server.ts'
import { readSettings } from './settings.ts'

/** Starts the site as the environment says (see the README), and ends it on SIGINT and SIGTERM. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  if (Array.isArray(settings)) return fail(settings.join('\n'))
  try {
    const site = await startSite(settings)
    const end = (): void => void site.close().then(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
    if (process.env.npm_lifecycle_event) onOrphaned(end)
    console.log(`Job site ready at ${site.url}`)
  } catch (error) {
    const reason = listenErrors(settings.port, settings.host)[codeOf(error)]
    if (reason === undefined) throw error
    fail(reason)
  }
}

/** Why the site cannot listen, by the code of the system error. */
function listenErrors(port: number, host: string | undefined): Readonly<Record<string, string | undefined>> {
  const noHost = `HOST is ${JSON.stringify(host)}, which is no address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`
  return {
    EADDRINUSE: `Port ${port} is in use. End what runs there, or choose another one: PORT=3001 npm start`,
    EACCES: `Port ${port} needs more rights than this process has. Choose one above 1023: PORT=3001 npm start`,
    EADDRNOTAVAIL: noHost,
    EAFNOSUPPORT: noHost,
    EAI_AGAIN: noHost,
    EINVAL: noHost,
    ENOTFOUND: noHost,
  }
}

const PARENT_CHECK_MS = 500

/** Calls back when the parent is gone: a signal sent to npm ends npm and its shell, but does not get here. */
function onOrphaned(end: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, PARENT_CHECK_MS)
  timer.unref()
}

function fail(message: string): void {
  console.error(message)
  process.exit(1)
}

await start()
