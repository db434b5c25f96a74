import { useState } from 'react'
import { sameValue } from '../sameValue.ts'

/** Returns a value, the same object as long as its content is the same: a page may recreate it on every render. */
export function useSameValue<Value>(given: Value): Value {
  const [value, setValue] = useState(given)
  if (sameValue(value, given)) return value
  setValue(given)
  return given
}
