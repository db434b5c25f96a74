import { SeoBottomText } from '@jobsite/shell/islands'

export function Example() {
  return <SeoBottomText />
}
