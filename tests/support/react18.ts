import { createRequire, registerHooks } from 'node:module'
import { resolve as resolvePath } from 'node:path'

/** Resolves React and its DOM renderer to version 18, for every module of a test. */
const beside18 = createRequire(resolvePath('tests/react-18/package.json'))
let isLookingUp = false

// Libraries that are not transformed look React up by themselves: they too must find the version under test.
registerHooks({
  resolve(specifier, context, next) {
    if (isLookingUp || !/^react(?:-dom)?(?:\/|$)/.test(specifier)) return next(specifier, context)
    isLookingUp = true
    try {
      return next(beside18.resolve(specifier), context)
    } finally {
      isLookingUp = false
    }
  },
})
