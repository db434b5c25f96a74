import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ROOT } from './paths.ts'

interface ColorToken {
  readonly $value: { readonly hex: string; readonly alpha: number }
  /** Without a property for colors that the shell does not use. */
  readonly $extensions: { readonly 'jobsite.shell': { readonly property?: string } }
}

type Scheme = 'light' | 'dark'

const { color } = JSON.parse(readFileSync(join(ROOT, 'dist/tokens.json'), 'utf8')) as {
  color: Record<Scheme, Record<string, ColorToken>>
}

/** Returns the colors of the published design tokens, by name of the shell's own property. */
export function publishedColors(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(
    Object.values(color[scheme]).flatMap(({ $value, $extensions }) => {
      const { property } = $extensions['jobsite.shell']
      const rgb = [1, 3, 5].map((at) => Number.parseInt($value.hex.slice(at, at + 2), 16)).join(', ')
      const css = $value.alpha < 1 ? `rgba(${rgb}, ${$value.alpha})` : `rgb(${rgb})`
      return property ? [[property.replace('--shell-', '--_'), css]] : []
    }),
  )
}

/** Returns the colors that these properties have in the header of a page, with a color scheme of the page. */
export function headerColors(page: Page, scheme: Scheme, names: readonly string[]): Promise<Record<string, string>> {
  return page.evaluate(
    ([wanted, properties]) => {
      document.documentElement.style.colorScheme = wanted
      const probe = document.createElement('i')
      document.querySelector('[data-shell="header"]')?.append(probe)
      const colors = properties.map((name): [string, string] => {
        probe.style.backgroundColor = `var(${name})`
        return [name, getComputedStyle(probe).backgroundColor]
      })
      probe.remove()
      document.documentElement.style.colorScheme = ''
      return Object.fromEntries(colors)
    },
    [scheme, names] as const,
  )
}

/** Returns the text and background colors of what visitors see: header, footer, an open menu. */
export function visibleColors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`The page has no ${selector}.`)
      return getComputedStyle(element)
    }
    return {
      'text of the header': style('[data-shell="header"]').color,
      'text of the footer': style('[data-shell="footer"]').color,
      'background of a menu': style('[data-shell="header"] .shell-submenu').backgroundColor,
    }
  })
}
