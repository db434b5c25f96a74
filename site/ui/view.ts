import type { Language, PageName, ResumeSummary, ShellData, User } from '@jobsite/shell/core'

/** A link with its words. */
export interface LinkView {
  readonly label: string
  readonly href: string
  readonly note?: string
}

/** A job as lists show one. */
export interface JobCardView {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly company: string
  readonly place: string
  readonly salary: string
  readonly level: string
  readonly posted: { readonly text: string; readonly dateTime: string }
  /** The word for an urgent job. */
  readonly urgent?: string
}

/** A field of a form. */
export interface FieldView {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password' | 'number' | 'date' | 'search'
  readonly value?: string
  readonly error?: string
  readonly required?: boolean
  readonly autoComplete?: string
  readonly min?: number
  readonly minLength?: number
}

/** A form that works without script. */
export interface FormView {
  readonly method: 'get' | 'post'
  readonly action: string
  readonly submit: string
  readonly fields: readonly FieldView[]
  readonly hidden?: Readonly<Record<string, string>>
  readonly error?: string
}

/** A search field under a page's heading. */
export interface SearchView {
  readonly action: string
  /** Names the form for those who jump between landmarks. */
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly submit: string
  /** A choice of locations, where the search has one. */
  readonly locations?: {
    readonly label: string
    readonly all: string
    readonly options: readonly { readonly id: number; readonly name: string }[]
  }
}

/** One part of a page, as data. */
export type Block = { readonly id?: string; readonly heading?: string } & (
  | { readonly kind: 'prose'; readonly paragraphs: readonly string[]; readonly list?: readonly string[] }
  | { readonly kind: 'jobs'; readonly jobs: readonly JobCardView[]; readonly empty: string; readonly more?: LinkView }
  | { readonly kind: 'cards'; readonly cards: readonly CardView[] }
  | { readonly kind: 'links'; readonly links: readonly LinkView[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [term: string, value: string])[] }
  | {
      readonly kind: 'questions'
      readonly questions: readonly { readonly question: string; readonly answer: string }[]
    }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'actions'; readonly links: readonly LinkView[] }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'form'; readonly form: FormView; readonly note?: string }
)

/** A card, which is a link where it leads somewhere. */
export interface CardView {
  readonly title: string
  readonly text: string
  readonly href?: string
  readonly meta?: string
}

/** What a page shows between header and footer. */
export interface PageView {
  readonly heading: string
  readonly lead?: string
  readonly search?: SearchView
  /** Large heading on a coloured ground. */
  readonly hero?: true
  /** Facts in small type under the heading. */
  readonly meta?: readonly string[]
  readonly actions?: readonly LinkView[]
  readonly blocks: readonly Block[]
}

/** Everything the browser needs to take over the server's page. Nothing secret: it is in the page's source. */
export interface PageState {
  readonly origin: string
  /** Site-relative, query included. */
  readonly url: string
  readonly language: Language
  readonly page: PageName
  readonly user: User | null
  readonly alternateUrl?: string
  readonly keyword?: string
  readonly categoryId?: readonly number[]
  readonly locationId?: readonly number[]
  /** The group of the job on view. */
  readonly jobFunctionGroup?: number
  readonly resumeSummary: ResumeSummary | null
  /** Banners, theme and texts of the shell. */
  readonly data: ShellData
  readonly view: PageView
}
