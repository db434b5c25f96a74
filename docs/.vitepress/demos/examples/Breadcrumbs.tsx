import { Breadcrumbs } from '@jobsite/shell/islands'

export function Example() {
  return <Breadcrumbs />
}
