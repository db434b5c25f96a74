import { USUAL_WIDTH, WIDTHS } from '../states/state.ts'
import { PAGE_TITLES } from './pageTitles.ts'
import { USER_TITLES } from './users.ts'

/** The titles of a menu's values, by value. */
type Titles = Readonly<Record<string, string>>

const itemsOf = (titles: Titles) => Object.entries(titles).map(([value, title]) => ({ value, title }))

/** A menu that shows its value, without an icon: words say more, and all menus fit. */
const menu = (name: string, titles: Titles) => ({
  name,
  description: name,
  toolbar: { title: name, items: itemsOf(titles), dynamicTitle: true },
})

/** The toolbar's menus, with short titles: all of them fit at 1280 px. */
export const toolbar = {
  language: menu('Language', {
    vi: 'Tiếng Việt',
    en: 'English',
    both: 'Both languages',
    stretched: '40 % longer text',
  }),
  page: menu('Page', Object.fromEntries(Object.entries(PAGE_TITLES).map(([name, { en }]) => [name, en]))),
  user: menu('User', USER_TITLES),
  colorScheme: menu('Theme', { light: 'Light', dark: 'Dark', 'light dark': 'System' }),
  contrast: menu('Contrast', { normal: 'Contrast', more: 'More contrast', forced: 'Forced colors' }),
  motion: menu('Motion', { full: 'Motion', reduced: 'Less motion' }),
  medium: menu('Medium', { screen: 'Screen', print: 'Print' }),
  scripting: menu('Script', { enabled: 'Script', none: 'No script' }),
  text: menu('Text size', { 100: 'Text 100 %', 200: 'Text 200 %' }),
  pageCss: menu('Page CSS', {
    bare: 'Page CSS',
    reset: 'CSS reset',
    Bootstrap: 'Bootstrap',
    'Tailwind preflight': 'Tailwind',
    'small root': '62.5 % root',
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

/** The viewport at the start, as Storybook stores it. */
export const initialViewport = { value: `w${USUAL_WIDTH}`, isRotated: false }

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
