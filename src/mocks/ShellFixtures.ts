import type { Named } from '../core/named.ts'
import type { SeasonalTheme } from '../core/theme/seasonalTheme.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'

/** A banner above a page. */
export interface TopBannerFixture {
  readonly id: number
  /** `1` lets it be closed. */
  readonly allowClose: 0 | 1
  readonly image: string
  readonly url: string
}

/** A group of job functions. */
export interface JobFunctionGroupFixture {
  readonly parent: Named
  readonly children: readonly Named[]
}

/** Everything that the shell's endpoints answer with, as data: each answer is made from one of these. */
export interface ShellFixtures {
  readonly jobLevels: readonly Named[]
  readonly companyIndustries: readonly Named[]
  readonly jobFunctionGroups: readonly JobFunctionGroupFixture[]
  /** The text below listings; `null` for pages that have none. Its content is HTML. */
  readonly bottomText: { readonly id: number; readonly content: string; readonly image?: string } | null
  readonly keywords: readonly { readonly id: number; readonly name: string; readonly link: string }[]
  /** What a seeker's counts are; requests without a token get 401. */
  readonly resumeSummary: ResumeSummary
  /** `status` 1 shows it. */
  readonly sidebarBanner: { readonly path: string; readonly link: string; readonly status: number } | null
  readonly topBanners: readonly TopBannerFixture[]
  /** The season's logos, all or some; `null` for a service that knows of no season. */
  readonly theme: SeasonalTheme | null
  readonly hotKeywords: readonly string[]
  /** Suggestions, of keywords and of job titles, are those that hold what was typed. */
  readonly suggestions: readonly string[]
  /** Jobs that a search finds, with whatever else is known of each. */
  readonly jobs: readonly Readonly<Record<string, unknown>>[]
  /** Whether employers may find the seeker's resume. */
  readonly isSearchable: boolean
  readonly attachedFiles: readonly { readonly id: number; readonly name: string }[]
  /** Whether the page may ask the visitor something in a dialog. */
  readonly showsPopup: boolean
}
