import type { PageName } from '@jobsite/shell/core'
import { WIDTHS } from '../states/state.ts'
import { PAGE_TITLES } from './pageTitles.ts'
import { USER_TITLES } from './users.ts'

interface Item {
  readonly value: string
  readonly title: string
}

const menu = (name: string, icon: string, items: readonly Item[]) => ({
  name,
  description: name,
  toolbar: { title: name, icon: icon as 'globe', items: items as Item[], dynamicTitle: true },
})

/** A menu that is rarely used: an icon with its name as the accessible name, so that all menus fit. */
const iconMenu = (name: string, icon: string, items: readonly Item[]) => ({
  name,
  description: name,
  toolbar: { icon: icon as 'globe', items: items as Item[], dynamicTitle: false },
})

const itemsOf = (titles: Readonly<Record<string, string>>): Item[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** The toolbar's menus, with short titles: all of them fit at 1280 px. */
export const toolbar = {
  language: menu('Language', 'globe', [
    { value: 'vi', title: 'Tiếng Việt' },
    { value: 'en', title: 'English' },
    { value: 'both', title: 'Both languages' },
    { value: 'stretched', title: '40 % longer text' },
  ]),
  page: menu('Page', 'document', itemsOf(PAGE_TITLES satisfies Record<PageName, string>)),
  user: menu('User', 'user', itemsOf(USER_TITLES)),
  colorScheme: menu('Theme', 'sun', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'light dark', title: 'System' },
  ]),
  contrast: iconMenu('Contrast', 'contrast', [
    { value: 'normal', title: 'Normal' },
    { value: 'more', title: 'More contrast' },
    { value: 'forced', title: 'Forced colors' },
  ]),
  motion: iconMenu('Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced' },
  ]),
  medium: iconMenu('Medium', 'browser', [
    { value: 'screen', title: 'Screen' },
    { value: 'print', title: 'Print' },
  ]),
  scripting: iconMenu('Script', 'lightning', [
    { value: 'enabled', title: 'Script' },
    { value: 'none', title: 'No script' },
  ]),
  text: iconMenu('Text size', 'zoom', [
    { value: '100', title: '100 %' },
    { value: '200', title: '200 %' },
  ]),
  pageCss: menu('Page CSS', 'markup', [
    { value: 'bare', title: 'No page CSS' },
    { value: 'reset', title: 'CSS reset' },
    { value: 'Bootstrap', title: 'Bootstrap' },
    { value: 'Tailwind preflight', title: 'Tailwind' },
    { value: '62.5 % root', title: '62.5 % root' },
  ]),
}

/** The toolbar's values at the start. */
export const initialStoryGlobals = {
  language: 'vi',
  page: 'searchResult',
  user: 'visitor',
  colorScheme: 'light',
  contrast: 'normal',
  motion: 'full',
  medium: 'screen',
  scripting: 'enabled',
  text: '100',
  pageCss: 'bare',
}

/** The widths of the viewport menu. */
export const viewports = Object.fromEntries(
  WIDTHS.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < 992 ? '844px' : '900px' },
      type: width < 768 ? ('mobile' as const) : width < 1300 ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
)
