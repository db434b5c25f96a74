import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor'
import { type Door, readDoors, requireBuilt } from './doors.ts'

/** Where the reviewed reports lie. */
export const API_FOLDER = 'etc/api'

/** The public types of one door as text. */
export interface ApiReport {
  readonly door: Door
  /** Relative to the project. */
  readonly path: string
  readonly text: string
}

const NONE = 'none' as ExtractorLogLevel

/** Types are read as built, the way a consumer's compiler sees them. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
}

/** The report of every door with types, made from what `npm run build` made last. */
export function buildApiReports(root: string): ApiReport[] {
  const doors = readDoors(root)
  requireBuilt(doors)
  const typed = doors.filter(({ types }) => types !== undefined)
  const temp = mkdtempSync(join(tmpdir(), 'api-reports-'))
  try {
    const configs = typed.map((door) => prepare(root, door, temp, typed))
    const [first, ...others] = configs
    if (!first) return []
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    })
    return typed.map((door, index) => {
      const problems: string[] = []
      Extractor.invoke(configs[index] as ExtractorConfig, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          if (message.logLevel === 'error') problems.push(message.text)
          message.handled = true
        },
      })
      if (problems.length > 0) throw new Error(`The types of ${door.path} cannot be read: ${problems.join('; ')}`)
      return {
        door,
        path: `${API_FOLDER}/${door.name}.api.md`,
        text: readFileSync(join(temp, `${door.name}.api.md`), 'utf8').replaceAll('\r\n', '\n'),
      }
    })
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

function prepare(root: string, door: Door, temp: string, doors: readonly Door[]): ExtractorConfig {
  mkdirSync(join(temp, 'made'), { recursive: true })
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: door.types as string,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: doors.map(({ types }) => types) },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName: `${door.name}.api.md`,
        reportFolder: temp,
        reportTempFolder: join(temp, 'made'),
        // A type that a door uses without exporting it is part of its contract all the same.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' as ExtractorLogLevel } },
        extractorMessageReporting: { default: { logLevel: NONE } },
        tsdocMessageReporting: { default: { logLevel: NONE } },
      },
    },
  })
}

/** What is wrong with the committed reports: one that is missing, one that says something else, one without a door. */
export function checkApiReports(root: string, reports = buildApiReports(root)): string[] {
  return reports.flatMap(({ door, path, text }) => {
    const file = join(root, path)
    if (!existsSync(file))
      return [`The door ${door.path} has no API report. Run "npm run generate" and commit ${path}.`]
    if (readFileSync(file, 'utf8') === text) return []
    return [`The API of ${door.path} is not what ${path} says. Run "npm run generate", read the difference, commit it.`]
  })
}
