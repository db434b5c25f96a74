/** Item of a breadcrumb trail. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string
  /** Set on the current page's item. */
  readonly current?: true
}
