import { LanguageSwitch } from '@jobsite/shell/islands'

export function Example() {
  return <LanguageSwitch />
}
