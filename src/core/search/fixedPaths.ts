import type { Language } from '../language/language.ts'

/** Paths of searches without criteria, or with `urgent` only. */
export const ALL_JOBS_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '/tim-viec-lam/tim-tat-ca-viec-lam',
  en: '/job-search/all-jobs',
})
export const URGENT_JOBS_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '/viec-can-tuyen-gap',
  en: '/urgent-jobs',
})
