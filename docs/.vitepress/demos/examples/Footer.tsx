import { Footer } from '@jobsite/shell/islands'

export function Example() {
  return <Footer />
}
