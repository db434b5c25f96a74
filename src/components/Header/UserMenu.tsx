import { useRef } from 'react'
import { siteHref } from '../../core/url/safeHref.ts'
import { useResumeLines } from '../../react/data/useResumeLines.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { accountTexts } from '../shared/accountTexts.ts'
import { FocusGuard } from '../shared/FocusGuard.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { SiteLink } from '../shared/SiteLink.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'
import { useAccountItem } from './useAccountItem.ts'

/**
 * Account menu on wide screens. Renders a button that discloses the login options or, for a logged-in user, the career
 * center and logout; `startDisclosures` opens and closes it. While the user is not known, a placeholder of the same size
 * is rendered.
 */
export function UserMenu() {
  const texts = useShellTexts(accountTexts)
  const seeker = texts.state === 'known' ? texts : null
  const root = useRef<HTMLDivElement>(null)
  const listId = usePartId('account')
  const account = useAccountItem()
  const picture = seeker?.picture ?? undefined
  const { isBroken, imageProps } = useBrokenImage(picture)
  if (!account) return <div className="shell-user" data-user="unknown" />

  const { item, name, follow } = account
  return (
    <div
      className="shell-user"
      data-user={ownLabel(seeker)}
      ref={root}
      // An open menu has other attributes than those rendered.
      suppressHydrationWarning
    >
      <button type="button" aria-label={name} aria-expanded={false} aria-controls={listId} suppressHydrationWarning>
        {picture && !isBroken ? (
          <img {...imageProps} src={picture} alt="" width="28" height="28" />
        ) : (
          renderIcon('user')
        )}
        <span className="shell-label">{item.label}</span>
        {renderIcon('chevronDown')}
      </button>
      <FocusGuard root={root} />
      <div id={listId} className="shell-submenu" suppressHydrationWarning>
        {seeker && (
          <>
            <p className="shell-user-name">{seeker.name}</p>
            <ResumeCounts />
          </>
        )}
        <ul>
          {item.children?.map((child) => (
            <li key={child.id} data-current={child.current} data-id={child.id}>
              <ItemLink item={child} onFollow={(event) => follow(child, event)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Returns whose text the label is: the shell's own is never cut off, a long name is. */
function ownLabel(seeker: { readonly label: string } | null): 'anonymous' | 'unnamed' | undefined {
  if (!seeker) return 'anonymous'
  return seeker.label === '' ? 'unnamed' : undefined
}

/** Resume counts of the user's last 7 days. Renders nothing until there are counts. */
function ResumeCounts() {
  const { config } = useShellContext()
  const lines = useResumeLines()
  if (lines.length === 0) return null
  return (
    <ul className="shell-counts">
      {lines.map(({ id, count, text, href }) => (
        <li key={id}>
          {/* Text beside an element: another one is another link, since a translator may have replaced its node. */}
          <SiteLink key={text} href={siteHref(config.linkBase, href)}>
            <strong>{count}</strong> {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
