import { PAGE_NAMES } from '@jobsite/shell/core'
import { HOSTS, WIDTHS } from '../states/state.ts'
import { USER_NAMES } from './users.ts'

type Item = string | { value: string; title: string }

const menu = (name: string, icon: string, items: readonly Item[]) => ({
  name,
  description: name,
  toolbar: { title: name, icon: icon as 'globe', items: items as Item[], dynamicTitle: true },
})

/** The toolbar's menus. */
export const toolbar = {
  language: menu('Language', 'globe', [
    { value: 'vi', title: 'Tiếng Việt' },
    { value: 'en', title: 'English' },
    { value: 'both', title: 'Side by side' },
    { value: 'stretched', title: 'Stretched by 40 %' },
  ]),
  page: menu('Page', 'document', PAGE_NAMES),
  user: menu('User', 'user', USER_NAMES),
  colours: menu('Colours', 'sun', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'light dark', title: 'As the system' },
  ]),
  contrast: menu('Contrast', 'contrast', [
    { value: 'normal', title: 'Contrast as designed' },
    { value: 'more', title: 'More contrast' },
    { value: 'forced', title: 'Forced colours' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  text: menu('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  host: menu('Host page', 'browser', HOSTS),
}

/** What the toolbar is set to at the start. */
export const initialLook = {
  language: 'vi',
  page: 'searchResult',
  user: 'visitor',
  colours: 'light',
  contrast: 'normal',
  motion: 'full',
  text: '100',
  host: 'bare',
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
