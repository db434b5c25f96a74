import { ShellProvider, type Suggest } from '@jobsite/shell'
import {
  defineConfig,
  type Language,
  PAGE_NAMES,
  type PageName,
  pagePath,
  slugify,
  type User,
} from '@jobsite/shell/core'
import type { Decorator, Preview } from '@storybook/react-vite'

/** Who is looking, as the toolbar names them. */
const USERS: Record<string, User | null | undefined> = {
  unknown: undefined,
  visitor: null,
  seeker: { userId: 1, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần' },
  'long name': { userId: 2, firstName: 'Maximilian-Alexander-Konstantin', lastName: 'von Hohenzollern-Sigmaringen' },
  'no name': { userId: 3 },
}

const config = defineConfig()

const KEYWORDS = ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh']

/** Suggestions without a request: the desk works offline. */
const suggest: Suggest = async ({ query }) => KEYWORDS.filter((keyword) => slugify(keyword).includes(slugify(query)))

const underProvider: Decorator = (Story, { globals }) => {
  const language = globals.language as Language
  const page = globals.page as PageName
  document.documentElement.lang = language
  document.documentElement.style.colorScheme = globals.colours as string
  return (
    <ShellProvider
      key={`${language} ${page} ${globals.user}`}
      config={config}
      language={language}
      page={page}
      url={pagePath(page, language)}
      user={USERS[globals.user as string]}
      suggest={suggest}
      navigate={() => undefined}
    >
      <Story />
    </ShellProvider>
  )
}

const preview: Preview = {
  decorators: [underProvider],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        [360, 390, 768, 991, 992, 1299, 1300, 1440, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  globalTypes: {
    language: toolbar('Language', 'globe', ['vi', 'en']),
    page: toolbar('Page', 'document', [...PAGE_NAMES]),
    user: toolbar('User', 'user', Object.keys(USERS)),
    colours: toolbar('Colours', 'contrast', ['light', 'dark', 'light dark']),
  },
  initialGlobals: { language: 'vi', page: 'searchResult', user: 'visitor', colours: 'light' },
}

function toolbar(name: string, icon: 'globe' | 'document' | 'user' | 'contrast', items: string[]) {
  return { name, toolbar: { title: name, icon, items, dynamicTitle: true } }
}

export default preview
