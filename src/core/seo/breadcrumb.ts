/** One place of a trail, from the home page on. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string
  /** This is where the visitor is. */
  readonly current?: true
}
