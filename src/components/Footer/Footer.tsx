import { type ComponentPropsWithoutRef, useEffect, useState } from 'react'
import { toNumber } from '../../core/looseValues.ts'
import { footerColumns, footerEssentials, socialLinks } from '../../core/menu/footerMenu.ts'
import { memoizeMenu } from '../../core/menu/menuItem.ts'
import { homeHref } from '../../core/menu/sharedEntries.ts'
import { phoneHref, safeHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { RELEASE_YEAR, VERSION } from '../../react/version.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { type ShellSlotNodes, Slot } from '../shared/Slot.tsx'
import { FooterRoot } from './Footer.styles.ts'

/** Props of the footer: those of a `<footer>`, and these. */
export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Year of the copyright line. @default the release year of the package, then the current year in the browser */
  year?: number | undefined
  /** `'minimal'` renders only the legal line, for login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal' | undefined
  /** Page content for the footer's slots. @default none */
  slots?: Pick<ShellSlotNodes, 'footerTop' | 'footerBottom'> | undefined
}

const essentialsOf = memoizeMenu(footerEssentials)

const STORES = ['appStore', 'googlePlay'] as const

const columnsOf = memoizeMenu(footerColumns)

/**
 * Footer of every page: columns of links, app downloads, social networks, registration, copyright and address. Renders
 * a `<footer>`.
 */
export const Footer = createPart<HTMLElement, FooterProps>('footer', FooterContent)

function FooterContent({
  year: yearProp,
  variant = 'full',
  slots,
  forwardedRef,
  ...rest
}: PartContentProps<FooterProps, HTMLElement>) {
  const { config, language, pageName: page, messages } = useShellContext()
  const { company, links } = config
  // Not the menus' context: the footer is the same for every user.
  const menu = { config, language, page }
  const year = useYear(yearProp)
  const text = messages.footer
  const isFull = variant === 'full'
  const phone = phoneHref(company.phone)
  const registration = safeHref(links.governmentRegistration)
  return (
    <FooterRoot
      ref={forwardedRef}
      data-shell="footer"
      lang={language}
      data-nosnippet=""
      data-shell-version={VERSION}
      data-variant={isFull ? undefined : variant}
      data-shell-hydrate="never"
      {...rest}
    >
      <div className="shell-frame">
        <Slot name="footerTop" of={slots} />
        {isFull && (
          <nav className="shell-columns" aria-label={text.label}>
            {columnsOf(menu).map((column) => (
              <FooterColumn key={column.id} name={column.id} title={column.title}>
                {column.items.map((item) => (
                  <li key={item.id}>
                    <ItemLink item={item} />
                  </li>
                ))}
              </FooterColumn>
            ))}
            <div className="shell-contact">
              <FooterColumn name="app" title={text.app}>
                {STORES.map((store) => {
                  const href = safeHref(links[store])
                  return (
                    href && (
                      <li key={store}>
                        <a className="shell-store" href={href} rel="noopener">
                          {renderIcon(store)}
                          <span>{text[store]}</span>
                        </a>
                      </li>
                    )
                  )
                })}
              </FooterColumn>
              <FooterColumn name="follow" title={text.follow} isRow>
                {socialLinks(config).map(({ network, name, href }) => (
                  <li key={network}>
                    <a className="shell-social" href={href} rel="noopener" title={name} aria-label={name}>
                      {renderIcon(network)}
                    </a>
                  </li>
                ))}
              </FooterColumn>
            </div>
          </nav>
        )}
        <div className="shell-legal">
          <a className="shell-home" href={homeHref(config, language)} title={messages.homeTitle}>
            {config.siteName}
          </a>
          <address>
            <span>{`${company.name} · ${company.address[language]}`}</span>
            {company.phone && (
              <>
                <span>{' · '}</span>
                {phone === null ? <span>{company.phone}</span> : <a href={phone}>{company.phone}</a>}
              </>
            )}
          </address>
          <p suppressHydrationWarning>{`© ${year} ${company.name}. ${text.rights}`}</p>
          {!isFull && (
            <nav className="shell-legal-links" aria-label={text.label}>
              <ul>
                {essentialsOf(menu).map((item) => (
                  <li key={item.id}>
                    <ItemLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {registration && (
            <a className="shell-registration" href={registration} rel="noopener">
              {renderIcon('shieldCheck')}
              <span>{company.registration[language]}</span>
            </a>
          )}
        </div>
        <Slot name="footerBottom" of={slots} />
      </div>
    </FooterRoot>
  )
}

function FooterColumn({
  name,
  title,
  isRow,
  children,
}: {
  name: string
  title: string
  isRow?: boolean | undefined
  children: React.ReactNode
}) {
  const titleId = usePartId(name)
  return (
    <section className={isRow ? 'shell-row' : 'shell-column'}>
      <h2 id={titleId}>{title}</h2>
      <ul aria-labelledby={titleId}>{children}</ul>
    </section>
  )
}

/**
 * Returns the year of the copyright line: the prop, else the release year, replaced by the current year after
 * hydration. The clock is not read while rendering: prerendering frameworks forbid it, and server and browser could
 * differ.
 */
function useYear(yearProp: number | undefined): number {
  const [current, setCurrent] = useState(RELEASE_YEAR)
  useEffect(() => {
    // A clock that is behind does not lower the year.
    setCurrent(Math.max(RELEASE_YEAR, new Date().getFullYear()))
  }, [])
  // Plain JavaScript can pass any value.
  return toNumber(yearProp) ?? current
}
