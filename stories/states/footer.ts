import { describeComponent, FOLLOW, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoState } from './state.ts'

/** The footer. It has no state of its own: what differs is the room it has, and the page it is on. */
export const footer = defineStates({
  Playground: playground(['F093', 'F095'], 'social copyright links chân trang'),
  Desktop: {
    name: 'Desktop, 1440 px: links, social media, app stores, copyright',
    keywords: 'chân trang mạng xã hội bản quyền',
    section: 2,
    rows: ['F093', 'F094', 'F095', 'F096', 'F097', 'F098', 'F099', 'F101'],
    globals: { width: 1440 },
  },
  English: {
    name: 'English',
    keywords: 'tiếng Anh',
    section: 2,
    rows: ['F003', 'F098', 'F099', 'F100'],
    globals: { language: 'en', width: 1440 },
  },
  WideDesktop: { name: 'Wide desktop, 1920 px', section: 2, rows: ['F093'], globals: { width: 1920 } },
  Tablet: { name: 'Tablet, 768 px', section: 2, rows: ['F093'], globals: { width: 768 } },
  Phone: { name: 'Mobile, 390 px', keywords: 'phone', section: 2, rows: ['F093', 'F095'], globals: { width: 390 } },
  NarrowPhone: { name: 'Mobile, 360 px', keywords: 'phone', section: 2, rows: ['F093'], globals: { width: 360 } },
  Keyboard: {
    name: 'All links reached by keyboard',
    keywords: 'tab order',
    section: 2,
    rows: ['F093', 'F097'],
    interactive: true,
  },
  EmployerLinks: {
    name: 'Employer links open in a new tab',
    section: 2,
    rows: ['F094', 'F114'],
    interactive: true,
  },
  Minimal: { name: 'Minimal variant: legal links and copyright', section: 2, rows: ['U27'], globals: { width: 1300 } },
  MinimalPhone: {
    name: 'Minimal variant, English, mobile 360 px',
    keywords: 'phone',
    section: 2,
    rows: ['U27'],
    globals: { language: 'en', width: 360 },
  },
  Slots: { name: 'All slots filled', section: 2, rows: ['U26'], globals: { width: 1300 } },
  Dark: { name: 'Dark theme', section: 2, rows: ['U35'], globals: { colorScheme: 'dark' } },
  ForcedColors: {
    name: 'Forced colors',
    keywords: 'high contrast',
    section: 2,
    rows: ['U35'],
    globals: { contrast: 'forced' },
  },
  LargeText: { name: 'Text at 200 %', section: 2, rows: ['F093'], globals: { text: '200' } },
  LargeTextPhone: { name: 'Text at 200 %, mobile', section: 2, rows: ['F093'], globals: { text: '200', width: 360 } },
  OnReset: { name: 'Page with a CSS reset', section: 2, rows: ['F193'], globals: { pageCss: 'reset' } },
  OnBootstrap: { name: 'Page with Bootstrap', section: 2, rows: ['F193'], globals: { pageCss: 'Bootstrap' } },
  OnTailwind: {
    name: 'Page with Tailwind preflight',
    section: 2,
    rows: ['F193'],
    globals: { pageCss: 'Tailwind preflight' },
  },
  OnSmallRoot: {
    name: 'Page with a 62.5 % root font size',
    section: 2,
    rows: ['F193'],
    globals: { pageCss: '62.5 % root' },
  },
  Hover: pseudoState('hover', { width: 1440 }),
  Pressed: pseudoState('pressed', { width: 1440 }),
  FocusRing: pseudoState('focus', { width: 1440 }),
  Print: {
    name: 'Print',
    keywords: 'paper PDF in ấn',
    section: 2,
    rows: ['U35'],
    globals: { medium: 'print', width: 768 },
  },
})

export const footerComponent = describeComponent(footer, {
  title: 'Shell/Footer',
  groups: {
    Content: ['English', 'EmployerLinks', 'Minimal', 'MinimalPhone'],
    Slots: ['Slots'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Keyboard', 'Print'],
    Widths: ['NarrowPhone', 'Phone', 'Tablet', 'Desktop', 'WideDesktop'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeText', 'LargeTextPhone'],
    'Page CSS': ['OnReset', 'OnBootstrap', 'OnTailwind', 'OnSmallRoot'],
  },
  sameLook: { Pressed: 'Hover', OnBootstrap: 'OnReset', OnTailwind: 'OnReset', OnSmallRoot: 'OnReset' },
  sameAsAnother: ['Keyboard', 'EmployerLinks', 'Desktop'],
  english: ['NarrowPhone', 'Tablet'],
  dark: ['Hover', 'Phone'],
  guide: {
    code: inProvider('Footer', '<main>…</main>\n  <Footer />'),
    height: 560,
    anatomy: [
      ['Link columns', 'For seekers and employers'],
      ['Contact', 'Company, address, phone and mail'],
      ['App stores and social media', 'Links that open in a new tab'],
      ['Legal line', 'Copyright and legal links'],
    ],
    keyboard: [TAB, FOLLOW],
  },
})
