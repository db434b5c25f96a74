// biome-ignore-all lint/correctness/noUnusedVariables: TypeScript reads them by their names
/**
 * JSX in which an address is a {@link SafeUrl}: `npm run typecheck` checks `src/` with it in place of React's own, so that
 * a link or an image with an unchecked address does not compile.
 */
import type { JSX as ReactJsx } from 'react'
import type { SafeUrl } from '../core/url/safeHref.ts'

type AddressAttribute = 'href' | 'src' | 'srcSet' | 'action' | 'formAction' | 'poster' | 'xlinkHref' | 'data'

type Checked<Props> = {
  [Name in keyof Props]: Name extends AddressAttribute ? SafeUrl | undefined : Props[Name]
}

export namespace JSX {
  type ElementType = ReactJsx.ElementType
  interface Element extends ReactJsx.Element {}
  interface ElementClass extends ReactJsx.ElementClass {}
  interface ElementAttributesProperty extends ReactJsx.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends ReactJsx.ElementChildrenAttribute {}
  type LibraryManagedAttributes<C, P> = ReactJsx.LibraryManagedAttributes<C, P>
  interface IntrinsicAttributes extends ReactJsx.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<T> extends ReactJsx.IntrinsicClassAttributes<T> {}
  type IntrinsicElements = {
    [Tag in keyof ReactJsx.IntrinsicElements]: Checked<ReactJsx.IntrinsicElements[Tag]>
  }
}

export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
