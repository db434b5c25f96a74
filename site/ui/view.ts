import type { Breadcrumb, Language, PageName, ResumeSummary, ShellConfig, ShellData, User } from '@jobsite/shell/core'
import type { IconName } from './Icon.tsx'

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
  /** Chooses the company's mark. */
  readonly companyId: number
  readonly place: string
  readonly salary: string
  readonly level: string
  readonly posted: { readonly text: string; readonly dateTime: string }
  /** The word for an urgent job. */
  readonly urgent?: string
}

/** A term and its value. */
export type Fact = readonly [term: string, value: string]

/** A job in full: on its own page, and in the pane next to a list. */
export interface JobDetailView {
  readonly card: JobCardView
  readonly apply: LinkView
  /** Note that the seeker has applied already. */
  readonly applied?: string
  readonly facts: readonly Fact[]
  /** The job post, in its own order. */
  readonly sections: readonly JobSectionView[]
  readonly skills: readonly LinkView[]
  readonly company: {
    readonly href: string
    readonly about: string
    readonly facts: readonly Fact[]
    /** Leads to the company's other jobs. */
    readonly openings: string
  }
}

/** A headed part of a job post. */
export interface JobSectionView {
  readonly heading: string
  readonly text?: string
  readonly items: readonly string[]
  /** Ticks in columns, or steps in order. @default bullets */
  readonly look?: 'ticks' | 'steps'
}

/** A checkbox, and how many jobs are behind it, where that is known. */
export interface ChoiceView {
  readonly value: number
  readonly label: string
  readonly count?: number
  readonly isChosen: boolean
}

/** One filter above a list of jobs. */
export type FilterView = {
  readonly name: string
  readonly label: string
  /** The selection as text. */
  readonly value?: string
} & (
  | {
      readonly kind: 'many'
      readonly options: readonly ChoiceView[]
      /** Maximum number of choices. */
      readonly max?: number
      /** Other parameters of the search, kept when the form is submitted. */
      readonly kept: readonly (readonly [name: string, value: string])[]
    }
  | {
      readonly kind: 'one'
      readonly options: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[]
    }
)

/** A list of jobs that a search found. */
export interface ResultsView {
  /** Left out where the search failed. */
  readonly count?: string | undefined
  /** Target of the filter forms. */
  readonly action: string
  readonly filters: readonly FilterView[]
  readonly sort: FilterView & { readonly kind: 'one' }
  /** Active filters; each links to the search without it. */
  readonly chips: readonly LinkView[]
  readonly clear?: LinkView
  readonly jobs: readonly JobCardView[]
  /** The job in the pane. */
  readonly detail?: JobDetailView
  readonly pages: readonly PagerLink[]
  /** Leads to an alert for this search. */
  readonly alert?: LinkView
  /** Leads to the saved jobs, for visitors through the login: on phones no menu does. */
  readonly saved: LinkView
  /** Message for an empty or failed search. */
  readonly empty?: { readonly heading: string; readonly text: string; readonly links: readonly LinkView[] }
}

/** A step of a pager; without a URL it is a gap. */
export interface PagerLink {
  readonly label: string
  readonly name: string
  readonly href?: string
  readonly rel?: 'prev' | 'next'
  readonly isCurrent?: true
}

/** A field of a form. */
export interface FieldView {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password' | 'number' | 'date' | 'search' | 'tel' | 'textarea' | 'select' | 'file'
  /** The choices of a `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Kinds of files, as the attribute `accept` lists them. */
  readonly accept?: string
  /** Regular expression of the whole value. */
  readonly pattern?: string
  /** Characters at most. No attribute, which would cut off a text that is pasted. */
  readonly limit?: { readonly max: number; readonly error: string }
  /** Bytes of a file at most. */
  readonly fileLimit?: { readonly max: number; readonly error: string }
  /** Says what a valid value is, once script runs; one that is missing has a word of its own. */
  readonly invalid?: string
  readonly value?: string
  readonly error?: string
  readonly required?: boolean
  readonly autoComplete?: string
  readonly min?: number
  readonly max?: number
  /** Keyboard of a phone for a text. */
  readonly inputMode?: 'numeric'
  readonly minLength?: number
  /** A way on for those who cannot fill in the field. */
  readonly help?: LinkView
  /** A word of help under the field. */
  readonly hint?: string
}

/** A form that works without script. */
export interface FormView {
  readonly method: 'get' | 'post'
  readonly action: string
  readonly submit: string
  readonly fields: readonly FieldView[]
  readonly hidden?: Readonly<Record<string, string>>
  readonly error?: string
  /** Other ways to the same end, each a page of its own. */
  readonly others?: readonly (LinkView & { readonly icon: 'facebook' | 'google' | 'mail' })[]
  /** Whose password the form changes. */
  readonly username?: string
  /** Its button is a switch, which is on or off. */
  readonly isOn?: boolean
  /** Accessible name of the button, where several forms have the same one. */
  readonly submitName?: string
  /** What it does cannot be undone. */
  readonly isGrave?: true
  /** One row next to what it is for, with a quiet button. */
  readonly isInline?: true
  /** A last line with a link, as "No account yet? Register". */
  readonly footer?: { readonly text: string; readonly link: LinkView }
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
  /** Parameters of the page's URL that the search keeps. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  /** A choice of locations, where the search has one. */
  readonly locations?: {
    readonly label: string
    readonly all: string
    readonly options: readonly ChoiceView[]
    readonly max: number
  }
}

interface BlockTraits {
  readonly id?: string
  readonly heading?: string
  /** Beside the block before it, where there is room. */
  readonly isAside?: true
  /** Leads to what the block shows a part of. */
  readonly more?: LinkView
}

/** One part of a page, as data. */
export type Block = BlockTraits &
  (
    | { readonly kind: 'prose'; readonly paragraphs: readonly string[]; readonly list?: readonly string[] }
    | { readonly kind: 'jobs'; readonly jobs: readonly JobCardView[]; readonly empty: string }
    | { readonly kind: 'jobGroups'; readonly groups: readonly JobGroupView[]; readonly empty: string }
    | { readonly kind: 'ticks'; readonly items: readonly string[] }
    | { readonly kind: 'cards'; readonly cards: readonly CardView[] }
    | { readonly kind: 'companies'; readonly companies: readonly CompanyCardView[] }
    | { readonly kind: 'links'; readonly links: readonly LinkView[]; readonly look?: 'chips' }
    | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
    | { readonly kind: 'ranges'; readonly caption: string; readonly rows: readonly RangeView[] }
    | {
        readonly kind: 'questions'
        readonly questions: readonly { readonly question: string; readonly answer: string }[]
      }
    | { readonly kind: 'actions'; readonly links: readonly LinkView[] }
    | { readonly kind: 'notice'; readonly text: string }
    | {
        readonly kind: 'figures'
        readonly figures: readonly FigureView[]
        /** How the figures come about. */
        readonly facts?: readonly Fact[]
      }
    | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly TableRow[] }
    | { readonly kind: 'rows'; readonly rows: readonly RowView[]; readonly empty: string }
    | { readonly kind: 'form'; readonly form: FormView; readonly note?: string }
  )

/** Jobs of one field. */
export interface JobGroupView {
  readonly heading: string
  readonly jobs: readonly JobCardView[]
}

/** A row of a table. */
export interface TableRow {
  readonly term: string
  readonly value: string
  /** Where the value comes from, in small type. */
  readonly note?: string
}

/** A number or an amount that is the point of its page, and where it comes from. */
export interface FigureView {
  readonly value: string
  readonly label: string
  readonly href?: string
}

/** One thing of a list, and what can be done with it. */
export interface RowView {
  readonly title: string
  readonly href?: string
  readonly text?: string
  readonly forms: readonly FormView[]
}

/** A card, which is a link where it leads somewhere. */
export interface CardView {
  readonly title: string
  readonly icon?: IconName
  readonly text?: string
  /** Steps in order, after the text. */
  readonly steps?: readonly string[]
  readonly href?: string
  readonly meta?: string
}

/** A company as lists show one. */
export interface CompanyCardView {
  readonly id: number
  readonly name: string
  readonly href: string
  readonly about: string
  readonly industry: string
  readonly place: string
  readonly openings: string
}

/** A row of pay: from, to, and the middle, in US dollars. */
export interface RangeView {
  readonly label: string
  readonly href?: string
  readonly note: string
  readonly low: number
  readonly middle: number
  readonly high: number
  /** The same in words: lowest, middle, highest. */
  readonly amounts: readonly [low: string, middle: string, high: string]
}

/** Content of a page between header and footer. */
export interface PageView {
  readonly heading: string
  readonly lead?: string
  readonly search?: SearchView
  /** Large heading on a colored background. */
  readonly hero?: true
  /** Popular searches, below the hero's search. */
  readonly popular?: { readonly label: string; readonly links: readonly LinkView[] }
  /** `form` is one column in the middle of the page. */
  readonly layout?: 'form'
  /** Name of the page in its breadcrumbs; without it there are none. */
  readonly crumb?: string
  /** A company whose mark is next to the heading, below a cover in its colors. */
  readonly companyId?: number
  readonly results?: ResultsView
  readonly job?: JobDetailView
  /** A word at the top of the page: something was done. */
  readonly done?: string
  /** What a form has just done. */
  readonly message?: string
  /** The pages of the section that the page is in. */
  readonly nav?: { readonly label: string; readonly links: readonly (LinkView & { readonly isCurrent: boolean })[] }
  /** Small forms next to the actions. */
  readonly forms?: readonly FormView[]
  /** Facts in small type under the heading. */
  readonly meta?: readonly string[]
  readonly actions?: readonly LinkView[]
  readonly blocks: readonly Block[]
}

/** Everything the browser needs to take over the server's page. Nothing secret: it is in the page's source. */
export interface PageState {
  readonly origin: string
  /** The shell's configuration: the browser's is the server's, whatever the site's file says by then. */
  readonly config: ShellConfig
  /** Site-relative, query included. */
  readonly url: string
  readonly language: Language
  readonly page: PageName
  /** `'minimal'` is the small header and footer. */
  readonly variant?: 'minimal'
  /** Without one, no one has said yet who is logged in. */
  readonly user?: User | null
  /** Ids of the jobs that the seeker has saved. */
  readonly savedJobs: readonly number[]
  /** Ids of the jobs that the seeker has applied for. */
  readonly appliedJobs: readonly number[]
  readonly alternateUrl?: string
  /** Breadcrumbs. @default none */
  readonly trail?: readonly Breadcrumb[]
  readonly keyword?: string
  readonly categoryId?: readonly number[]
  readonly locationId?: readonly number[]
  /** The group of the job on view. */
  readonly jobFunctionGroup?: number
  readonly resumeSummary: ResumeSummary | null
  /** A link to the switches of the development mode. */
  readonly switches?: LinkView
  /** Banners, theme and texts of the shell. */
  readonly data: ShellData
  readonly view: PageView
}
