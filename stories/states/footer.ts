import { describeComponent, FOLLOW, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state } from './state.ts'

/** States of the footer, which has none of its own: its width and its page differ. */
export const footer = defineStates({
  Playground: playground(['F093', 'F095']),
  Desktop: combination(
    'Playground',
    'Widths',
    'Desktop, 1440 px: links, social media, app stores, copyright',
    ['F093', 'F094', 'F095', 'F096', 'F097', 'F098', 'F099', 'F101'],
    { width: 1440 },
  ),
  English: combination('Playground', 'Content', 'English', ['F003', 'F098', 'F099', 'F100'], {
    language: 'en',
    width: 1440,
  }),
  WideDesktop: combination('Playground', 'Widths', 'Wide desktop, 1920 px', ['F093'], { width: 1920 }),
  Tablet: combination('Playground', 'Widths', 'Tablet, 768 px', ['F093'], { width: 768 }),
  Phone: combination('Playground', 'Widths', 'Mobile, 390 px', ['F093', 'F095'], { width: 390 }),
  NarrowPhone: combination('Playground', 'Widths', 'Mobile, 360 px', ['F093'], { width: 360 }),
  Keyboard: state('States', 'All links reached by keyboard', ['F093', 'F097'], {
    interactive: true,
  }),
  EmployerLinks: state('Content', 'Employer links open in a new tab', ['F094', 'F114'], { interactive: true }),
  Minimal: state('Content', 'Minimal variant: legal links and copyright', ['U27'], { globals: { width: 1300 } }),
  MinimalPhone: combination('Minimal', 'Content', 'Minimal variant, English, mobile 360 px', ['U27'], {
    language: 'en',
    width: 360,
  }),
  Slots: state('Slots', 'All slots filled', ['U26'], { globals: { width: 1300 } }),
  Dark: combination('Playground', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  ForcedColors: combination('Playground', 'Themes', 'Forced colors', ['U35'], { contrast: 'forced' }),
  LargeText: combination('Playground', 'Text size', 'Text at 200 %', ['F093'], { text: '200' }),
  LargeTextPhone: combination('Playground', 'Text size', 'Text at 200 %, mobile', ['F093'], {
    text: '200',
    width: 360,
  }),
  OnReset: combination('Playground', 'Page CSS', 'Page with a CSS reset', ['F193'], { pageCss: 'reset' }),
  OnBootstrap: combination('Playground', 'Page CSS', 'Page with Bootstrap', ['F193'], { pageCss: 'Bootstrap' }),
  OnTailwind: combination('Playground', 'Page CSS', 'Page with Tailwind preflight', ['F193'], {
    pageCss: 'Tailwind preflight',
  }),
  OnSmallRoot: combination('Playground', 'Page CSS', 'Page with a 62.5 % root font size', ['F193'], {
    pageCss: 'small root',
  }),
  ...pseudoStates({ globals: { width: 1440 } }),
  Print: combination('Playground', 'States', 'Print', ['U35'], { medium: 'print', width: 768 }),
})

export const footerComponent = describeComponent(footer, {
  title: 'Shell/Footer',
  area: 'components',
  matrix: { of: 'Playground' },
  sameLook: { OnBootstrap: 'OnReset', OnTailwind: 'OnReset', OnSmallRoot: 'OnReset' },
  sameAsAnother: ['Keyboard', 'EmployerLinks', 'Desktop'],
  english: ['NarrowPhone', 'Tablet'],
  dark: ['Hover', 'Phone'],
  guide: {
    code: inProvider('Footer', '<main>…</main>\n  <Footer />'),
    height: 560,
    figure: 'Desktop',
    anatomy: [
      ['Link columns', 'For seekers and employers', '.shell-columns'],
      ['Contact', 'Company, address, phone and mail', '.shell-contact'],
      ['App stores', 'Links to the apps', '.shell-store'],
      ['Social media', 'Links that open in a new tab', '.shell-social'],
      ['Legal line', 'Copyright and legal links', '.shell-legal'],
    ],
    measures: [
      measure('Frame', '[data-shell="footer"] .shell-frame', 'width', 'padding'),
      measure('Columns', '.shell-columns', 'gap'),
      measure('Heading', '.shell-column h2', 'font-size', 'color'),
      measure('Link', '.shell-column a', 'height', 'padding', 'font-size', 'color'),
      measure('Social media', '.shell-social', 'height', 'width'),
    ],
    space: [
      'Columns wrap with the width: five at 1300 px, fewer on tablets, one below the other on phones.',
      'Texts wrap; nothing is hidden or shortened. Link targets stay 24 px high or higher.',
    ],
    content: [
      ['Heading', 'Whom or what the column is for, at most 20 characters.'],
      ['Link', 'The title of the page that it leads to, at most 30 characters.'],
      ['Copyright', 'The year is the current one; nobody writes it.'],
    ],
    dos: ['Use the minimal variant below forms.', 'Put a page’s own links into `footerTop`.'],
    donts: ['Repeat the main menu.', 'Put promotions into the footer.'],
    keyboard: [TAB, FOLLOW],
  },
})
