import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useId } from 'react'
import { footerColumns, footerEssentials, socialLinks } from '../../core/menu/footerMenu.ts'
import { homeHref } from '../../core/menu/homeHref.ts'
import { keepMenu } from '../../core/menu/keepMenu.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { VERSION } from '../../react/version.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'
import { Region } from '../Region/Region.tsx'
import { type ShellSlotNodes, Slot } from '../Slot/Slot.tsx'
import { FooterRoot } from './Footer.styles.ts'

/** Props of the footer: those of a `<footer>`, and these. */
export interface FooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Year of the copyright line. @default the server's or browser's year */
  year?: number
  /** `'minimal'` leaves the legal line: for login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal'
  /** What the page puts into the footer. @default nothing */
  slots?: Pick<ShellSlotNodes, 'footerTop' | 'footerBottom'>
}

/**
 * The footer of every page: columns of links, app downloads, social networks, registration, copyright and address.
 * Renders a `<footer>`; it has no state, and costs the browser nothing after it is drawn.
 */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(props, ref) {
  return (
    <Region name="footer">
      <FooterArea {...props} forwardedRef={ref} />
    </Region>
  )
})

const columnsOf = keepMenu(footerColumns)
const essentialsOf = keepMenu(footerEssentials)

function FooterArea({
  year,
  variant = 'full',
  slots,
  forwardedRef,
  ...rest
}: FooterProps & { forwardedRef: ForwardedRef<HTMLElement> }) {
  const { config, language, menu, messages } = useShellContext()
  const { company, links } = config
  const text = messages.footer
  const isFull = variant === 'full'
  return (
    <FooterRoot
      ref={forwardedRef}
      data-shell="footer"
      data-nosnippet=""
      data-shell-version={VERSION}
      data-variant={isFull ? undefined : variant}
      {...rest}
    >
      <div className="shell-frame">
        <Slot name="footerTop" of={slots} />
        {isFull && (
          <nav className="shell-columns" aria-label={text.label}>
            {columnsOf(menu).map((column) => (
              <Column key={column.id} title={column.title}>
                {column.items.map((item) => (
                  <li key={item.id}>
                    <ItemLink item={item} />
                  </li>
                ))}
              </Column>
            ))}
            <div className="shell-reach">
              <Column title={text.app}>
                <li>
                  <a className="shell-store" href={links.appStore} rel="noopener">
                    <Icon name="appStore" />
                    {text.appStore}
                  </a>
                </li>
                <li>
                  <a className="shell-store" href={links.googlePlay} rel="noopener">
                    <Icon name="googlePlay" />
                    {text.googlePlay}
                  </a>
                </li>
              </Column>
              <Column title={text.follow} isRow>
                {socialLinks(config).map(({ network, name, href }) => (
                  <li key={network}>
                    <a className="shell-social" href={href} rel="noopener" title={name}>
                      <Icon name={network} />
                      <span className="shell-hidden">{name}</span>
                    </a>
                  </li>
                ))}
              </Column>
            </div>
          </nav>
        )}
        <div className="shell-legal">
          <a className="shell-home" href={homeHref(config, language)} title={messages.homeTitle}>
            {config.siteName}
          </a>
          <address>
            {company.name} · {company.address[language]}
            {company.phone && (
              <>
                {' · '}
                <a href={`tel:${company.phone}`}>{company.phone}</a>
              </>
            )}
          </address>
          <p>
            © <span suppressHydrationWarning>{year ?? new Date().getFullYear()}</span> {company.name}. {text.rights}
          </p>
          {!isFull && (
            <nav className="shell-essentials" aria-label={text.label}>
              <ul>
                {essentialsOf(menu).map((item) => (
                  <li key={item.id}>
                    <ItemLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <a className="shell-registration" href={links.governmentRegistration} rel="noopener">
            <Icon name="shieldCheck" />
            {company.registration[language]}
          </a>
        </div>
        <Slot name="footerBottom" of={slots} />
      </div>
    </FooterRoot>
  )
}

function Column({ title, isRow, children }: { title: string; isRow?: boolean; children: React.ReactNode }) {
  const titleId = useId()
  return (
    <section className={isRow ? 'shell-row' : 'shell-column'}>
      <h2 id={titleId}>{title}</h2>
      <ul aria-labelledby={titleId}>{children}</ul>
    </section>
  )
}
