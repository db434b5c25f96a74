import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor'
import { type EntryPoint, readEntryPoints, requireBuilt } from './entryPoints.ts'

/** Folder of the committed API reports. */
export const API_FOLDER = 'etc/api'

/** The public types of an entry point as text. */
export interface ApiReport {
  readonly entryPoint: EntryPoint
  /** Path relative to the project. */
  readonly path: string
  readonly text: string
}

const NONE = 'none' as ExtractorLogLevel

/** Types are read from the build, as a consumer's compiler sees them. */
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

/** Returns the API report of every entry point with types, from the last build. */
export function buildApiReports(root: string): ApiReport[] {
  const entryPoints = readEntryPoints(root)
  requireBuilt(entryPoints)
  const typed = entryPoints.filter(({ types }) => types !== undefined)
  const temp = mkdtempSync(join(tmpdir(), 'api-reports-'))
  try {
    const configs = typed.map((entryPoint) => prepare(root, entryPoint, temp, typed))
    const [first, ...others] = configs
    if (!first) return []
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    })
    return typed.map((entryPoint, index) => {
      const problems: string[] = []
      Extractor.invoke(configs[index] as ExtractorConfig, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          if (message.logLevel === 'error') problems.push(message.text)
          message.handled = true
        },
      })
      if (problems.length > 0) throw new Error(`The types of ${entryPoint.path} cannot be read: ${problems.join('; ')}`)
      return {
        entryPoint,
        path: `${API_FOLDER}/${entryPoint.name}.api.md`,
        text: readFileSync(join(temp, `${entryPoint.name}.api.md`), 'utf8').replaceAll('\r\n', '\n'),
      }
    })
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

function prepare(
  root: string,
  entryPoint: EntryPoint,
  temp: string,
  entryPoints: readonly EntryPoint[],
): ExtractorConfig {
  mkdirSync(join(temp, 'made'), { recursive: true })
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: entryPoint.types as string,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: entryPoints.map(({ types }) => types) },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entryPoint.name}.api.md`,
        reportFolder: temp,
        reportTempFolder: join(temp, 'made'),
        // A type that an entry point uses without exporting it is part of its contract too.
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

/** Returns problems of the committed reports: a missing one, an outdated one, one without an entry point. */
export function checkApiReports(root: string, reports = buildApiReports(root)): string[] {
  return reports.flatMap(({ entryPoint, path, text }) => {
    const file = join(root, path)
    if (!existsSync(file))
      return [`The entry point ${entryPoint.path} has no API report. Run "npm run generate" and commit ${path}.`]
    if (readFileSync(file, 'utf8') === text) return []
    return [
      `The API of ${entryPoint.path} differs from ${path}. Run "npm run generate", review the difference, and commit it.`,
    ]
  })
}
