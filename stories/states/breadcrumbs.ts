import { defineStates } from './state.ts'

/** Breadcrumbs. The rule decides what they say; what differs is the room they have. */
export const breadcrumbs = defineStates({
  Category: {
    name: 'On the landing page of a category',
    section: 2,
    rows: ['U22'],
    shell: { url: '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn' },
  },
  English: {
    name: 'In English',
    section: 2,
    rows: ['U22', 'F003'],
    look: { language: 'en' },
    shell: { url: '/it-software-jobs-in-ho-chi-minh-i35v29-en' },
  },
  CareerCentre: { name: 'In the career centre', section: 2, rows: ['U22'], look: { page: 'dashboard', user: 'user' } },
  Job: {
    name: 'On a job, by its own title',
    section: 2,
    rows: ['U22'],
    look: { page: 'jobDetail' },
    shell: { url: '/truong-phong-kinh-doanh-1763221-jv' },
  },
  LongTitlePhone: {
    name: 'A long title on a narrow phone (360 px)',
    section: 5,
    rows: ['U22'],
    look: { page: 'jobDetail', width: 360 },
    shell: { url: '/truong-phong-kinh-doanh-1763221-jv' },
  },
  Keyboard: {
    name: 'Walked through by keyboard',
    section: 2,
    rows: ['U22'],
    look: { page: 'dashboard' },
    interactive: true,
  },
  Dark: { name: 'Dark', section: 2, rows: ['U22', 'U35'], look: { page: 'dashboard', colours: 'dark' } },
  ForcedColours: {
    name: 'Forced colours',
    section: 2,
    rows: ['U22', 'U35'],
    look: { page: 'dashboard', contrast: 'forced' },
  },
  LargeTextPhone: {
    name: 'Text at 200 %, on a phone',
    section: 2,
    rows: ['U22'],
    look: { page: 'dashboard', text: '200', width: 360 },
  },
  OnReset: { name: 'On a page with a reset', section: 2, rows: ['U22'], look: { page: 'dashboard', host: 'reset' } },
})
