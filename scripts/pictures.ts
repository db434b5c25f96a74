import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allStates, type PartName, parts } from '../stories/states/parts.ts'
import { steadyLaunchOptions } from './chromium.ts'
import { buildDesk } from './desk/buildDesk.ts'
import { type ChangedPicture, compareWithBook } from './desk/compareWithBook.ts'
import { openDeskBrowser } from './desk/deskBrowser.ts'
import { type DrawingMachine, drawingMachine } from './desk/drawingMachine.ts'
import { BOOKS, readBook, writeBook } from './desk/pictureBook.ts'
import { encodePng } from './desk/png.ts'
import { serveFolder } from './desk/serveFolder.ts'
import { writeReport } from './desk/writeReport.ts'

const MACHINE = join(BOOKS, 'machine.json')
const ACCEPTED = join(BOOKS, 'accepted.json')
const CACHE = fileURLToPath(new URL('../.cache/pictures/', import.meta.url))
const REPORT = join(CACHE, 'report.html')

/** Exit codes: a picture changed; pictures cannot be compared on this machine. */
const CHANGED = 1
const ELSEWHERE = 2

const USAGE = `Usage: npm run pictures [-- --only <text>] [-- --runs <number>] [-- --accept "<reason>"] [-- --unpack]

Draws every state and compares it with the picture that was last accepted. A pixel that changed fails.
  --only <text>      only states whose id contains the text
  --runs <number>    how often everything is drawn, each time by a browser that was just started; 1 if nothing is said
  --pages <number>   how many stories are drawn at a time; 2 if nothing is said
  --accept <reason>  take what is drawn as right from now on; the reason is kept in stories/pictures/accepted.json
  --unpack           write the accepted pictures as PNG files, and draw nothing`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    pages: { type: 'string', default: '2' },
    accept: { type: 'string' },
    unpack: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const states = allStates.filter(({ id }) => id.includes(values.only))
const partNames = Object.keys(parts) as PartName[]

if (values.help) console.log(USAGE)
else if (values.unpack) await unpack()
else process.exitCode = await main(values.accept)

async function main(reason: string | undefined): Promise<number> {
  if (reason?.trim() === '') throw new Error('A change is accepted with a reason: --accept "why it is right".')
  const runs = reason === undefined ? Number(values.runs) : 1
  const { origin, close } = await serveFolder(await buildDesk())
  try {
    for (let run = 1; run <= runs; run += 1) {
      const code = await drawAll(origin, runs === 1 ? '' : `Run ${run} of ${runs}: `, reason)
      if (code !== 0) return code
    }
    return 0
  } finally {
    await close()
  }
}

/** One run with a browser of its own: exit code. */
async function drawAll(origin: string, title: string, reason: string | undefined): Promise<number> {
  const started = performance.now()
  const desk = await openDeskBrowser(origin, {
    pages: Math.max(1, Number(values.pages)),
    launchOptions: await steadyLaunchOptions(),
  })
  try {
    const here = await drawingMachine(desk.browser)
    const there = await readJson<DrawingMachine>(MACHINE)
    const isSame = there === null || (there.chromium === here.chromium && there.specimen === here.specimen)
    if (!isSame && (reason === undefined || values.only !== '')) {
      console.error(elsewhere(here, there))
      return ELSEWHERE
    }
    const changed: ChangedPicture[] = []
    for (const part of partNames) {
      const ofPart = states.filter((state) => state.part === part)
      changed.push(...(await compareWithBook(desk, origin, ofPart, await readBook(part), allStates)))
    }
    await writeReport(REPORT, changed)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${title}${states.length} pictures drawn in ${seconds} s, ${changed.length} changed.`)
    for (const { id, what } of changed) console.log(`  ${id}: ${what}`)
    if (reason !== undefined) return await accept(changed, reason, here)
    if (changed.length === 0) return 0
    console.log(`Before, after and difference: ${relative(process.cwd(), REPORT)}`)
    console.log('If this is right: npm run pictures -- --accept "why"')
    return CHANGED
  } finally {
    await desk.close()
  }
}

async function accept(changed: readonly ChangedPicture[], reason: string, machine: DrawingMachine): Promise<number> {
  if (changed.some(({ isBroken }) => isBroken)) {
    console.error('Nothing was accepted: a story that fails has no picture.')
    return CHANGED
  }
  for (const part of partNames) {
    const book = new Map(await readBook(part))
    const ofPart = changed.filter(
      ({ id }) => book.has(id) || states.some((state) => state.id === id && state.part === part),
    )
    for (const { id, after } of ofPart) {
      if (after) book.set(id, after)
      else book.delete(id)
    }
    if (ofPart.length > 0) await writeBook(part, book)
  }
  await writeJson(MACHINE, machine)
  const before = (await readJson<object[]>(ACCEPTED)) ?? []
  const ids = changed.map(({ id }) => id).sort()
  const entry = {
    date: new Date().toISOString().slice(0, 10),
    reason,
    pictures: ids.length === allStates.length ? 'all' : ids,
  }
  await writeJson(ACCEPTED, [...before, entry])
  console.log(`Accepted: ${changed.length} pictures, "${reason}".`)
  return 0
}

async function unpack(): Promise<void> {
  const folder = join(CACHE, 'accepted')
  await mkdir(folder, { recursive: true })
  for (const part of partNames)
    for (const [id, picture] of await readBook(part)) await writeFile(join(folder, `${id}.png`), encodePng(picture))
  console.log(`The accepted pictures as PNG files: ${relative(process.cwd(), folder)}`)
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

async function readJson<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as T)
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}
