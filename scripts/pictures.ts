import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allStates, type ListedState } from '../stories/states/parts.ts'
import { steadyLaunchOptions } from './chromium.ts'
import { buildDesk } from './desk/buildDesk.ts'
import { comparePictures } from './desk/comparePictures.ts'
import { type DeskBrowser, openDeskBrowser } from './desk/deskBrowser.ts'
import { type DrawingMachine, drawingMachine } from './desk/drawingMachine.ts'
import { serveFolder } from './desk/serveFolder.ts'
import { takePicture } from './desk/takePicture.ts'
import { type ChangedPicture, writeReport } from './desk/writeReport.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(ROOT, 'stories/pictures')
const MACHINE = join(FOLDER, 'machine.json')
const ACCEPTED = join(FOLDER, 'accepted.json')
const REPORT = join(ROOT, '.cache/pictures/report.html')

/** Exit codes: a picture changed; pictures cannot be compared on this machine. */
const CHANGED = 1
const ELSEWHERE = 2

const USAGE = `Usage: npm run pictures [-- --only <text>] [-- --accept "<reason>"]

Draws every state and compares it with the picture that was last accepted. A pixel that changed fails.
  --only <text>      only states whose id contains the text
  --pages <number>   how many stories are drawn at a time; 2 if nothing is said
  --accept <reason>  take what is drawn as right from now on; the reason is kept in stories/pictures/accepted.json`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    accept: { type: 'string' },
    pages: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(USAGE)
else process.exitCode = await main(values.only ?? '', values.accept)

async function main(only: string, reason: string | undefined): Promise<number> {
  if (reason?.trim() === '') throw new Error('A change is accepted with a reason: --accept "why it is right".')
  const started = performance.now()
  const { origin, close } = await serveFolder(await buildDesk())
  const desk = await openDeskBrowser(origin, {
    pages: Math.max(1, Number(values.pages)),
    launchOptions: await steadyLaunchOptions(),
  })
  try {
    const here = await drawingMachine(desk.browser)
    const there = await readJson<DrawingMachine>(MACHINE)
    const isSame = there === null || (there.chromium === here.chromium && there.specimen === here.specimen)
    if (!isSame && (reason === undefined || only !== '')) {
      console.error(elsewhere(here, there))
      return ELSEWHERE
    }
    const states = allStates.filter(({ id }) => id.includes(only))
    const changed = await compareAll(desk, origin, states, only === '')
    await writeReport(REPORT, changed)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${states.length} pictures drawn in ${seconds} s, ${changed.length} changed.`)
    for (const { id, what } of changed) console.log(`  ${id}: ${what}`)
    if (changed.length === 0 && isSame && there !== null) return 0
    const broken = changed.filter(({ isBroken }) => isBroken)
    if (reason !== undefined && broken.length > 0) {
      console.error('Nothing was accepted: a story that fails has no picture.')
      return CHANGED
    }
    if (reason !== undefined) {
      await accept(changed, reason, here)
      return 0
    }
    console.log(`Before, after and difference: ${relative(process.cwd(), REPORT)}`)
    console.log('If this is right: npm run pictures -- --accept "why"')
    return CHANGED
  } finally {
    await desk.close()
    await close()
  }
}

async function compareAll(
  desk: DeskBrowser,
  origin: string,
  states: readonly ListedState[],
  isAll: boolean,
): Promise<ChangedPicture[]> {
  const found = await Promise.all(
    states.map((state) =>
      desk.onPage(async ({ page }): Promise<ChangedPicture | null> => {
        const { id, part } = state
        const name = `${part}: ${state.name}`
        const before = await readFile(fileOf(id)).catch(() => null)
        const after = await takePicture(page, origin, state).catch(({ message }: Error) => message)
        if (typeof after === 'string') {
          return { id, name, what: `no picture: ${after}`, isBroken: true, before, after: null, difference: null }
        }
        if (!before) return { id, name, what: 'a new picture', before: null, after, difference: null }
        const difference = await comparePictures(page, before, after)
        if (!difference) return null
        const { pixels, sizes, picture } = difference
        const what = `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}${sizes ? `; the size was ${sizes}` : ''}`
        return { id, name, what, before, after, difference: picture }
      }),
    ),
  )
  const gone = isAll ? await picturesWithoutState() : []
  return [...found.filter((picture) => picture !== null), ...gone]
}

async function picturesWithoutState(): Promise<ChangedPicture[]> {
  const known = new Set(allStates.map(({ id }) => `${id}.png`))
  const files = (await readdir(FOLDER).catch(() => [])).filter((file) => file.endsWith('.png') && !known.has(file))
  return Promise.all(
    files.map(async (file) => ({
      id: file.slice(0, -'.png'.length),
      name: file,
      what: 'a picture of a state that there is no more',
      before: await readFile(join(FOLDER, file)),
      after: null,
      difference: null,
    })),
  )
}

async function accept(changed: readonly ChangedPicture[], reason: string, machine: DrawingMachine): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const { id, after } of changed) await (after ? writeFile(fileOf(id), after) : rm(fileOf(id)))
  await writeJson(MACHINE, machine)
  const before = (await readJson<object[]>(ACCEPTED)) ?? []
  const entry = { date: new Date().toISOString().slice(0, 10), reason, pictures: changed.map(({ id }) => id).sort() }
  await writeJson(ACCEPTED, [...before, entry])
  console.log(`Accepted: ${changed.length} pictures, "${reason}".`)
}

function elsewhere(here: DrawingMachine, there: DrawingMachine | null): string {
  return [
    'Nothing was compared: this machine draws otherwise than the one that the pictures were accepted on.',
    `  here:  Chromium ${here.chromium}, specimen ${here.specimen}`,
    `  there: Chromium ${there?.chromium}, specimen ${there?.specimen}`,
    'Check out the last accepted state and accept all pictures on this machine first, with that as the reason:',
    '  npm run pictures -- --accept "drawn on another machine"',
  ].join('\n')
}

function fileOf(id: string): string {
  return join(FOLDER, `${id}.png`)
}

async function readJson<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as T)
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}
