import { SeoKeywords } from '@jobsite/shell/islands'

export function Example() {
  return <SeoKeywords />
}
