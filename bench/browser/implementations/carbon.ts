import {
  Header,
  HeaderGlobalAction,
  HeaderGlobalBar,
  HeaderMenu,
  HeaderMenuButton,
  HeaderMenuItem,
  HeaderName,
  HeaderNavigation,
  HeaderPanel,
  SideNav,
  SideNavItems,
  SideNavLink,
  SideNavMenu,
  SideNavMenuItem,
  SkipToContent,
  Switcher,
  SwitcherItem,
} from '@carbon/react'
import { Fragment, createElement as h, type ReactElement, useState } from 'react'
import type { Content, Entry, Link } from '../content.ts'
import { plainPart } from './plainPart.ts'

const links = (part: unknown, children: readonly Link[]): ReactElement[] =>
  children.map(({ href, label }) => h(part as 'a', { key: href, href }, label))

function menuEntry({ label, href, more, children }: Entry): ReactElement[] {
  const link = href !== undefined && h(HeaderMenuItem, { key: label, href }, label)
  const name = more ?? label
  const menu =
    children.length > 0 &&
    h(HeaderMenu, { key: name, 'aria-label': name, menuLinkName: name }, ...links(HeaderMenuItem, children))
  return [link, menu].filter((part) => part !== false) as ReactElement[]
}

const sideEntry = ({ label, href, children }: Entry): ReactElement =>
  children.length > 0
    ? h(SideNavMenu, { key: label, title: label }, ...links(SideNavMenuItem, children))
    : h(SideNavLink, { key: label, href }, label)

function Shell({ content }: { content: Content }) {
  const { skip, logo, search, menu, aside, account, languageSwitch, menuButton, sideNav, footer } = content
  const [isSideOpen, setIsSideOpen] = useState(false)
  const [isAccountOpen, setIsAccountOpen] = useState(false)
  return h(
    Fragment,
    null,
    h(
      Header,
      { 'aria-label': logo.label },
      h(SkipToContent, { href: skip.href }, skip.label),
      h(HeaderMenuButton, {
        'aria-label': menuButton,
        isActive: isSideOpen,
        isCollapsible: true,
        'aria-expanded': isSideOpen,
        onClick: () => setIsSideOpen((before) => !before),
      }),
      h(HeaderName, { href: logo.href, prefix: '' }, logo.label),
      h(HeaderNavigation, { 'aria-label': 'Main menu' }, ...menu.flatMap(menuEntry)),
      plainPart(search),
      h(
        HeaderGlobalBar,
        null,
        ...aside.map(({ href, label }) => h('a', { key: label, className: 'cds--header__menu-item', href }, label)),
        h(
          HeaderGlobalAction,
          {
            'aria-label': account.label,
            'aria-expanded': isAccountOpen,
            isActive: isAccountOpen,
            onClick: () => setIsAccountOpen((before) => !before),
          },
          account.label,
        ),
        plainPart(languageSwitch),
      ),
      h(
        HeaderPanel,
        { expanded: isAccountOpen, 'aria-label': account.label },
        h(
          Switcher,
          { 'aria-label': account.label, expanded: isAccountOpen },
          ...account.children.map(({ href, label }) =>
            h(SwitcherItem, { key: label, href, 'aria-label': label }, label),
          ),
        ),
      ),
      h(
        SideNav,
        { 'aria-label': sideNav.title, expanded: isSideOpen, isPersistent: false },
        h(SideNavItems, null, ...sideNav.entries.map(sideEntry)),
        plainPart(languageSwitch),
      ),
    ),
    h('main', { id: 'main-content' }),
    plainPart(footer),
  )
}

/** The same content in Carbon's UI Shell. */
export const implementation = (content: Content): ReactElement => h(Shell, { content })
