import { brotliSize } from '../../scripts/checks/package/bundleForPage.ts'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { BuiltPages } from './buildPages.ts'
import { LABELS } from './labels.ts'

const KB = 1000

/** Bytes of each implementation's page: its scripts without React, and its HTML and styles. */
export function pageBytesTable({ files, firstOf, htmlOf }: BuiltPages, names: readonly ImplementationName[]): Table {
  const kb = (bytes: number): number => Number((bytes / KB).toFixed(1))
  const scripts = (name: ImplementationName, isFirst: boolean): number =>
    [...files]
      .filter(([path]) => path.startsWith(`/${name}/`) && firstOf(name).has(path.slice(name.length + 2)) === isFirst)
      .reduce((bytes, [, code]) => bytes + brotliSize(code), 0)
  const stylesOf = (name: ImplementationName): string =>
    [...(files.get(`/${name}`) ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
  const react = scripts('alone', true)
  return {
    title: 'Bytes of a page on equal content: KB after Brotli',
    rows: names.map((name) => {
      const script = scripts(name, true) - react
      const styles = brotliSize(stylesOf(name))
      return {
        what: LABELS[name],
        'first script over React': kb(script),
        'styles in the HTML': kb(styles),
        'script and styles': kb(script + styles),
        'script on demand': kb(scripts(name, false)),
        'HTML without styles': kb(brotliSize(htmlOf(name))),
      }
    }),
    notes: [
      'The content is the one of the tables of visits. Script includes styled-components and the style text in it.',
      'Each file is compressed alone, the styles of a page as one text.',
    ],
  }
}
