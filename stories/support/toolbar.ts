import type { PageName } from '@jobsite/shell/core'
import { WIDTHS } from '../states/state.ts'
import { PAGE_TITLES } from './pageTitles.ts'
import { USER_TITLES } from './users.ts'

/** The titles of a menu's values, by value. */
type Titles = Readonly<Record<string, string>>

const itemsOf = (titles: Titles) => Object.entries(titles).map(([value, title]) => ({ value, title }))

const menu = (name: string, icon: string, titles: Titles) => ({
  name,
  description: name,
  toolbar: { title: name, icon: icon as 'globe', items: itemsOf(titles), dynamicTitle: true },
})

/** A menu that is rarely used: an icon with its name as the accessible name, so that all menus fit. */
const iconMenu = (name: string, icon: string, titles: Titles) => ({
  name,
  description: name,
  toolbar: { icon: icon as 'globe', items: itemsOf(titles), dynamicTitle: false },
})

/** The toolbar's menus, with short titles: all of them fit at 1280 px. */
export const toolbar = {
  language: menu('Language', 'globe', {
    vi: 'Tiếng Việt',
    en: 'English',
    both: 'Both languages',
    stretched: '40 % longer text',
  }),
  page: menu('Page', 'document', PAGE_TITLES satisfies Record<PageName, string>),
  user: menu('User', 'user', USER_TITLES),
  colorScheme: menu('Theme', 'sun', { light: 'Light', dark: 'Dark', 'light dark': 'System' }),
  contrast: iconMenu('Contrast', 'contrast', { normal: 'Normal', more: 'More contrast', forced: 'Forced colors' }),
  motion: iconMenu('Motion', 'play', { full: 'Motion', reduced: 'Reduced' }),
  medium: iconMenu('Medium', 'browser', { screen: 'Screen', print: 'Print' }),
  scripting: iconMenu('Script', 'lightning', { enabled: 'Script', none: 'No script' }),
  text: iconMenu('Text size', 'zoom', { 100: '100 %', 200: '200 %' }),
  pageCss: menu('Page CSS', 'markup', {
    bare: 'No page CSS',
    reset: 'CSS reset',
    Bootstrap: 'Bootstrap',
    'Tailwind preflight': 'Tailwind',
    '62.5 % root': '62.5 % root',
  }),
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
