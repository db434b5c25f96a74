import { defineStates } from './state.ts'

/** The footer. It has no state of its own: what differs is the room it has, and the page it stands on. */
export const footer = defineStates({
  Desktop: {
    name: 'On a desktop',
    section: 2,
    rows: ['F093', 'F094', 'F095', 'F096', 'F097', 'F098', 'F099', 'F101'],
    look: { width: 1440 },
  },
  English: {
    name: 'In English',
    section: 2,
    rows: ['F003', 'F098', 'F099', 'F100'],
    look: { language: 'en', width: 1440 },
  },
  WideDesktop: { name: 'On a wide desktop (1920 px)', section: 2, rows: ['F093'], look: { width: 1920 } },
  Tablet: { name: 'On a tablet (768 px)', section: 2, rows: ['F093'], look: { width: 768 } },
  Phone: { name: 'On a phone (390 px)', section: 2, rows: ['F093', 'F095'], look: { width: 390 } },
  NarrowPhone: { name: 'On a narrow phone (360 px)', section: 2, rows: ['F093'], look: { width: 360 } },
  Keyboard: { name: 'Walked through by keyboard', section: 2, rows: ['F093', 'F097'], interactive: true },
  EmployerLinks: {
    name: 'Employer links, in new tabs and in the right language',
    section: 2,
    rows: ['F094', 'F114'],
    interactive: true,
  },
  Minimal: { name: 'Minimal', section: 2, rows: ['U27'], look: { width: 1300 } },
  MinimalPhone: {
    name: 'Minimal, in English, on a narrow phone (360 px)',
    section: 2,
    rows: ['U27'],
    look: { language: 'en', width: 360 },
  },
  Slots: { name: 'With something in every slot', section: 2, rows: ['U26'], look: { width: 1300 } },
  Dark: { name: 'Dark', section: 2, rows: ['U35'], look: { colours: 'dark' } },
  ForcedColours: { name: 'Forced colours', section: 2, rows: ['U35'], look: { contrast: 'forced' } },
  LargeText: { name: 'Text at 200 %', section: 2, rows: ['F093'], look: { text: '200' } },
  LargeTextPhone: { name: 'Text at 200 %, on a phone', section: 2, rows: ['F093'], look: { text: '200', width: 360 } },
  OnReset: { name: 'On a page with a reset', section: 2, rows: ['F193'], look: { host: 'reset' } },
  OnBootstrap: { name: 'On a page with Bootstrap', section: 2, rows: ['F193'], look: { host: 'Bootstrap' } },
  OnTailwind: {
    name: 'On a page with Tailwind’s preflight',
    section: 2,
    rows: ['F193'],
    look: { host: 'Tailwind preflight' },
  },
  OnSmallRoot: { name: 'On a page with a 62.5 % root', section: 2, rows: ['F193'], look: { host: '62.5 % root' } },
})
