import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor'
import { readEntryPoints, requireBuilt } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'

/** File of the committed API report. */
export const API_FILE = 'etc/api.md'

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

const level = (logLevel: 'error' | 'none') => ({ default: { logLevel: logLevel as ExtractorLogLevel } })

/**
 * Returns the report of the public types of the last build: every declaration once, and a namespace for each entry point that
 * lists its exports. A type that an entry point uses without exporting it is part of its contract too.
 */
export function buildApiReport(root: string): GeneratedFile {
  const entryPoints = readEntryPoints(root)
  requireBuilt(entryPoints)
  const temp = mkdtempSync(join(tmpdir(), 'api-report-'))
  try {
    const all = join(temp, 'all.d.ts')
    const namespaces = entryPoints.flatMap(({ name, types }) =>
      types ? [`export * as ${name.replaceAll('-', '_')} from '${types.replace(/\.d\.([cm]?)ts$/, '.$1js')}'`] : [],
    )
    writeFileSync(all, namespaces.join('\n'))
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(root, 'package.json'),
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: all,
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [all] }, skipLibCheck: true },
        apiReport: {
          enabled: true,
          reportFileName: 'report.api.md',
          reportFolder: temp,
          reportTempFolder: join(temp, 'made'),
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: level('error'),
          extractorMessageReporting: level('none'),
          tsdocMessageReporting: level('none'),
        },
      },
    })
    const problems: string[] = []
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === 'error') problems.push(message.text)
        message.handled = true
      },
    })
    if (problems.length > 0) throw new Error(`The types cannot be read: ${problems.join('; ')}`)
    return { path: API_FILE, text: readFileSync(join(temp, 'report.api.md'), 'utf8') }
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}
