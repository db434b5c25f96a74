import type { Language, PageName, ShellConfig } from '@jobsite/shell/core'
import type { Bilingual, Localizable } from '../bilingual.ts'
import type { PageState, PageView } from '../ui/view.ts'
import type { Errors, Fields } from './accountRules.ts'
import type { Account } from './accounts.ts'
import type { Faults } from './faults.ts'

/** Input of the content of a page. */
export interface PageContext {
  readonly language: Language
  readonly page: PageName
  /** Without a trailing slash; `/` for the home page. */
  readonly path: string
  /** As requested, query included, site-relative. */
  readonly url: string
  readonly query: URLSearchParams
  readonly account: Account | null
  readonly config: ShellConfig
  readonly now: Date
  /** Features that are switched off, in development. */
  readonly faults: Faults
  /** Number of seekers who have applied to a job, by its id. */
  readonly applicantsOf: (job: number) => number
  /** Why the visitor is asked to log in, where a button asked for it. */
  readonly pending: { readonly reason: Bilingual } | undefined
  /** The form of this page as it was sent and rejected. */
  readonly rejected: RejectedForm | undefined
}

/** Values of a submitted form, without passwords, and its errors by field. */
export interface RejectedForm {
  readonly values: Fields
  readonly errors: Errors
}

/** Content of a page: visible content, and metadata of the head. Its texts may be in both languages. */
export type PageContent = Localizable<LocalizedContent>

/** Content of a page in one language. */
export interface LocalizedContent
  extends Pick<PageState, 'alternateUrl' | 'keyword' | 'categoryId' | 'locationId' | 'jobFunctionGroup'> {
  readonly view: PageView
  /** @default the heading */
  readonly title?: string
  /** @default the lead */
  readonly description?: string
  /** Site-relative URL that this page is known by, where it is not its path. */
  readonly canonical?: string
  /** @default 200 */
  readonly status?: 200 | 401 | 404 | 422 | 503
  /** `'minimal'` for pages where visitors are to do one thing. */
  readonly variant?: PageState['variant']
  /** Rows of schema.org, besides the breadcrumbs. @default none */
  readonly structuredData?: readonly object[]
  /** Subject of the picture that is shown with a shared link. @default the site */
  readonly picture?: PictureOf
  /** Kept out of search engines. */
  readonly noIndex?: boolean
}

/** Subject of a picture that is drawn from facts. */
export interface PictureOf {
  readonly of: 'job' | 'company'
  readonly id: number
  /** The same in words. */
  readonly alt: string
}

/** Somewhere else to go instead. */
export interface Redirect {
  readonly redirect: string
  readonly status: 302 | 303
}

/** Makes the content of the places it knows; `null` for a URL that means nothing. */
export type ContentOf = (context: PageContext) => PageContent | Redirect | null
