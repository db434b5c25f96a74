import { useShellTexts } from '../../react/useShellTexts.ts'
import { useAccountItem } from '../Header/useAccountItem.ts'
import { type AccountTexts, accountTexts } from '../shared/accountTexts.ts'
import { ItemLink } from '../shared/ItemLink.tsx'
import type { IconName } from '../shared/icons.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'

/** Icon and short label of each social login; the full name is the accessible name. */
const NETWORKS: Readonly<Record<string, { icon: IconName; name: string }>> = {
  facebook: { icon: 'facebook', name: 'Facebook' },
  google: { icon: 'google', name: 'Google' },
}

/**
 * Account area of the side navigation. Renders a `<div>` of fixed size: the login options of a visitor, or the user's
 * picture (or initial), name and job title; a placeholder while the user is not known.
 */
export function SideNavUser() {
  const account = useShellTexts(accountTexts)
  if (account.state === 'unknown') return <div className="shell-account" data-user="unknown" />
  return account.state === 'known' ? <Seeker {...account} /> : <Visitor />
}

function Seeker({ initial, name, jobTitle, picture }: Extract<AccountTexts, { state: 'known' }>) {
  const { isBroken, imageProps } = useBrokenImage(picture ?? undefined)
  return (
    <div className="shell-account" data-user="known">
      <span className="shell-avatar">
        {initial === '' ? renderIcon('user') : <span aria-hidden="true">{initial}</span>}
        {picture && !isBroken && <img {...imageProps} src={picture} alt="" width="56" height="56" loading="lazy" />}
      </span>
      <div className="shell-who">
        <p className="shell-name">{name}</p>
        {jobTitle && <p className="shell-job">{jobTitle}</p>}
      </div>
    </div>
  )
}

function Visitor() {
  const account = useAccountItem()
  return (
    <ul className="shell-account" data-user="anonymous">
      {account?.item.children?.map((item) => {
        const network = NETWORKS[item.id]
        return (
          <li key={item.id} data-id={item.id}>
            <ItemLink
              className="shell-way-in"
              item={network ? { ...item, label: network.name } : item}
              icon={network?.icon}
              aria-label={network && item.label}
              onFollow={(event) => account.follow(item, event)}
            />
          </li>
        )
      })}
    </ul>
  )
}
