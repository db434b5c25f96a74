import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import ts from 'typescript'

/**
 * Writes what downshift's module does when it is loaded so that bundlers see no effect in it: the hooks that the shell does
 * not use fall away. The module fills tables, and sets properties of its hooks.
 */
export const pureDownshift = (): Plugin => ({
  name: 'pure-downshift',
  setup({ onLoad }) {
    onLoad({ filter: /\/downshift\.esm\.mjs$/ }, async ({ path }) => ({
      contents: withoutEffects(await readFile(path, 'utf8')),
    }))
  },
})

const PURE = '/* @__PURE__ */'

function withoutEffects(code: string): string {
  const text = (from: number, to: number) => code.slice(from, to)
  const { statements } = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest)
  /** Properties that are set on a function of the module: `useCombobox.stateChangeTypes = …`. */
  const set = new Map<string, string[]>()
  const others = statements.filter((statement) => {
    const assignment = ts.isExpressionStatement(statement) ? statement.expression : undefined
    if (!assignment || !ts.isBinaryExpression(assignment) || !ts.isPropertyAccessExpression(assignment.left))
      return true
    const { expression, name } = assignment.left
    const owner = text(expression.pos, expression.end).trim()
    set.set(owner, [...(set.get(owner) ?? []), `${name.text}: ${text(assignment.right.pos, assignment.right.end)}`])
    return false
  })
  return others
    .map((statement) => {
      if (ts.isFunctionDeclaration(statement)) {
        const properties = set.get(statement.name?.text ?? '')
        const declaration = text(statement.pos, statement.end)
        if (!properties) return declaration
        return `\nconst ${statement.name?.text} = ${PURE} Object.assign(${declaration}, { ${properties} })`
      }
      const [variable, more] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
      if (!variable?.initializer || more) return text(statement.pos, statement.end)
      const { pos, end } = variable.initializer
      const properties = set.get(text(variable.name.pos, variable.name.end).trim())
      const value = `(() => (${text(pos, end)}))()`
      const pure = properties ? `Object.assign(${value}, { ${properties} })` : value
      return `${text(statement.pos, pos)} ${PURE} ${pure}${text(end, statement.end)}`
    })
    .join('')
}
