/** Query for an element: role, and accessible name or its beginning. */
export interface Query {
  readonly role: Role
  readonly name?: string
  /** Position. */
  readonly within?: Query
}

export type Role =
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'main'
  | 'navigation'
  | 'option'
  | 'search'
  | 'status'
  | 'textbox'

/** An element as a visitor meets it. */
export interface Found {
  readonly name: string
  readonly value: string
  readonly attributes: Readonly<Record<string, string>>
  readonly isFocused: boolean
  readonly isChecked: boolean
  /** In CSS pixels of the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Point where it can be clicked; `null` if it is covered or outside of the window. */
  readonly point: { readonly x: number; readonly y: number } | null
}

/**
 * Finds the elements that a query requests and that are on view. Runs in the page, so it is one function that refers to
 * nothing outside itself.
 */
export function findInPage(query: Query, isBroughtIntoView: boolean): Found[] {
  const selectors: Record<string, string> = {
    banner: '[role=banner], body header:not(main header, article header, section header)',
    button: 'button, [role=button], summary, input[type=submit]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    combobox: '[role=combobox]',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    listbox: '[role=listbox]',
    main: 'main',
    navigation: 'nav, [role=navigation]',
    option: '[role=option]',
    search: 'search, [role=search]',
    status: '[role=status], output',
    textbox:
      'textarea, input:not([role]):is(:not([type]), [type=text], [type=email], [type=password], [type=search], [type=tel])',
  }
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')
    if (ids)
      return tidy(
        ids
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const label = element.getAttribute('aria-label')
    if (label) return tidy(label)
    const labels = (element as HTMLInputElement).labels
    if (labels && labels.length > 0) return tidy([...labels].map((one) => one.textContent).join(' '))
    if (/^(?:NAV|MAIN|HEADER|DIALOG|SEARCH|FORM|INPUT|TEXTAREA)$/.test(element.tagName))
      return tidy(element.getAttribute('title'))
    return tidy(element.textContent || element.querySelector('img[alt]')?.getAttribute('alt'))
  }
  const isOnView = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]')
  const isNamed = (element: Element, name: string | undefined): boolean =>
    name === undefined || nameOf(element).startsWith(name)
  const all = ({ role, name, within }: Query): Element[] => {
    const roots: ParentNode[] = within ? all(within) : [document]
    return roots
      .flatMap((root) => [...root.querySelectorAll(selectors[role] ?? `[role=${role}]`)])
      .filter((element) => isOnView(element) && isNamed(element, name))
  }
  const pointOf = (element: Element): Found['point'] => {
    // A checkbox is clicked by its label, as visitors do.
    const target = (element as HTMLInputElement).type === 'checkbox' ? (element.closest('label') ?? element) : element
    const inWindow = (): DOMRect => target.getBoundingClientRect()
    const isInside = ({ top, bottom, left, right }: DOMRect): boolean =>
      top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    if (isBroughtIntoView && !isInside(inWindow())) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (const { left, top, width, height } of target.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      if (
        width > 1 &&
        height > 1 &&
        hit &&
        (target.contains(hit) || (hit.contains(element) && hit.closest('label') === target))
      )
        return { x, y }
    }
    return null
  }
  return all(query).map((element) => {
    const point = pointOf(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      name: nameOf(element),
      value: (element as HTMLInputElement).value ?? '',
      attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
      isFocused: element === document.activeElement,
      isChecked: (element as HTMLInputElement).checked === true || element.getAttribute('aria-checked') === 'true',
      box: { x, y, width, height },
      point,
    }
  })
}
