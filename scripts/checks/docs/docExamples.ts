import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { CONSUMER_OPTIONS } from '../consumerOptions.ts'
import { checkCommands } from './commands.ts'
import { type Block, readDocExamples } from './readDocExamples.ts'

/** Languages that are not run. */
const READ = new Set(['css', 'html', 'json', 'text', 'diff'])

/** The page whose first block is the site that all blocks can import, from `./site`. */
const SITE_PAGE = 'docs/site.md'

/** Languages whose blocks are run. */
const RUN = new Set(['sh', 'ts', 'tsx'])

/**
 * Compiles and runs the code blocks of pages against the built package. A value in a comment after an expression must be its
 * result. A component that is exported as `App` is rendered. Commands must exist.
 */
export function checkDocExamples(root: string, files: readonly string[]): string[] {
  const blocks = files.flatMap((file) => readDocExamples(root, file))
  const strange = blocks.filter(({ language }) => !READ.has(language) && !RUN.has(language))
  const code = blocks.filter(({ language }) => /^tsx?$/.test(language))
  return [
    ...strange.map(
      ({ file, line, language }) =>
        `${file}:${line}: ${language ? `blocks of ${language} are` : 'this block is'} not supported. Name its language: ${[...RUN].join(', ')} are run, ${[...READ].join(', ')} are not.`,
    ),
    ...blocks.filter(({ language }) => language === 'sh').flatMap((block) => checkCommands(root, block)),
    ...(code.length > 0 ? checkCode(root, code) : []),
  ]
}

function checkCode(root: string, blocks: readonly Block[]): string[] {
  // Inside the project, so that imports of the package by name work.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/blocks-'))
  try {
    const files = blocks.map(({ code, language }, index) => {
      const file = join(folder, `block${index}.${language}`)
      writeFileSync(file, `${code}\nexport {}\n`)
      return file
    })
    writeFileSync(join(folder, 'site.ts'), readSite(root))
    const typed = compile(blocks, files)
    return typed.length > 0 ? typed : runAll(folder, blocks)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readSite = (root: string): string =>
  existsSync(join(root, SITE_PAGE)) ? (readDocExamples(root, SITE_PAGE)[0]?.code ?? '') : ''

function compile(blocks: readonly Block[], files: readonly string[]): string[] {
  const program = ts.createProgram(files, { ...CONSUMER_OPTIONS, types: ['node'] })
  return files.flatMap((file, index) => {
    const source = program.getSourceFile(file)
    const block = blocks[index]
    if (!source || !block) return []
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) =>
        `${block.file}:${block.line + source.getLineAndCharacterOfPosition(start).line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

/** Runs in a process of its own, with a DOM. */
const RUNNER = `
import { isDeepStrictEqual } from 'node:util'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
const { window } = new JSDOM('<!doctype html><main id="main-content"></main>', { url: 'https://www.example.vn/' })
for (const name of ['window', 'document', 'location', 'CustomEvent', 'localStorage', 'sessionStorage', 'HTMLElement'])
  Object.defineProperty(globalThis, name, { configurable: true, value: window[name] ?? window })
globalThis.__check = (place, value, wanted) => {
  if (!isDeepStrictEqual(value, wanted)) throw new Error(place + ': the result is ' + JSON.stringify(value))
}
const { renderToString } = await import('react-dom/server')
for (const [place, file] of JSON.parse(process.argv[2])) {
  try {
    const { App } = await import(file)
    if (App && !renderToString(createElement(App, { url: '/jobs', user: null })).includes('<'))
      throw new Error(place + ': App renders nothing')
  } catch (error) {
    console.log(String(error.message).startsWith(place.split(':')[0]) ? error.message : place + ': ' + String(error.message).split('\\n')[0])
  }
}
process.exit()
`

function runAll(folder: string, blocks: readonly Block[]): string[] {
  const files = blocks.map((block, index) => {
    const file = join(folder, `run${index}.mjs`)
    const { outputText } = ts.transpileModule(withChecks(block), {
      compilerOptions: { ...CONSUMER_OPTIONS, noEmit: false },
      fileName: `block.${block.language}`,
    })
    writeFileSync(file, outputText.replace("from './site'", "from './site.ts'"))
    return [`${block.file}:${block.line}`, file]
  })
  const runner = join(folder, 'runner.mjs')
  writeFileSync(runner, RUNNER)
  // As servers run: the development build of React takes four times as long.
  const env = { ...process.env, NODE_ENV: 'production' }
  const output = execFileSync(process.execPath, [runner, JSON.stringify(files)], { cwd: folder, encoding: 'utf8', env })
  return output.split('\n').filter((line) => line !== '')
}

/** Returns the block's code with a check of every expression that has a documented result. */
function withChecks({ file, line, code, language }: Block): string {
  const source = ts.createSourceFile(`block.${language}`, code, ts.ScriptTarget.ES2022, true)
  const lines = code.split('\n')
  let checked = code
  for (const statement of [...source.statements].reverse()) {
    if (!ts.isExpressionStatement(statement)) continue
    const end = source.getLineAndCharacterOfPosition(statement.getEnd()).line
    const wanted = /\/\/ (.+)$/.exec(lines[end] ?? '')?.[1]
    if (wanted === undefined || !isLiteral(wanted)) continue
    const [from, to] = [statement.getStart(), statement.getEnd()]
    const call = `;__check(${JSON.stringify(`${file}:${line + end}`)}, (${checked.slice(from, to).replace(/;$/, '')}), (${wanted}));`
    checked = checked.slice(0, from) + call + checked.slice(to)
  }
  return checked.replace(/^/, 'declare const __check: (...all: unknown[]) => void;')
}

/** Returns whether a comment is a literal value. */
function isLiteral(text: string): boolean {
  const [statement, ...more] = ts.createSourceFile('x.ts', `(${text})`, ts.ScriptTarget.ES2022).statements
  if (!statement || more.length > 0 || !ts.isExpressionStatement(statement)) return false
  return (
    /^(?:['"`\d[{-]|true\b|false\b|null\b|undefined\b)/.test(text) && !/ \w+ \w+ /.test(text.replace(/'[^']*'/g, "''"))
  )
}
