import { Collapsible, Dialog, DropdownMenu, NavigationMenu } from 'radix-ui'
import { Fragment, createElement as h, type ReactElement } from 'react'
import type { Content, Entry } from '../content.ts'
import { plainPart } from './plainPart.ts'

const menuEntry = ({ label, href, more, children }: Entry): ReactElement =>
  h(
    NavigationMenu.Item,
    { key: label },
    href !== undefined && h(NavigationMenu.Link, { href }, label),
    children.length > 0 && h(NavigationMenu.Trigger, null, more ?? label),
    children.length > 0 &&
      h(
        NavigationMenu.Content,
        null,
        h('ul', null, ...children.map((link) => h('li', { key: link.href }, h(NavigationMenu.Link, link, link.label)))),
      ),
  )

const sideEntry = ({ label, href, children }: Entry): ReactElement =>
  children.length > 0
    ? h(
        Collapsible.Root,
        { key: label },
        h(Collapsible.Trigger, null, label),
        h(
          Collapsible.Content,
          null,
          ...children.map((link) => h('a', { key: link.href, href: link.href }, link.label)),
        ),
      )
    : h('a', { key: label, href }, label)

function Shell({ content }: { content: Content }) {
  const { skip, logo, search, menu, aside, account, languageSwitch, menuButton, sideNav, footer } = content
  return h(
    Fragment,
    null,
    h(
      'header',
      { className: 'competitor-header' },
      h('a', { href: skip.href }, skip.label),
      h(
        Dialog.Root,
        null,
        h(Dialog.Trigger, { 'aria-label': menuButton }, '☰'),
        h(
          Dialog.Portal,
          null,
          h(Dialog.Overlay),
          h(
            Dialog.Content,
            { className: 'competitor-side', 'aria-describedby': undefined },
            h(Dialog.Title, null, sideNav.title),
            h(Dialog.Close, null, sideNav.close),
            ...sideNav.entries.map(sideEntry),
            plainPart(languageSwitch),
          ),
        ),
      ),
      h('a', { href: logo.href }, logo.label),
      plainPart(search),
      h(NavigationMenu.Root, null, h(NavigationMenu.List, null, ...menu.map(menuEntry))),
      ...aside.map(({ href, label }) => h('a', { key: label, href }, label)),
      h(
        DropdownMenu.Root,
        null,
        h(DropdownMenu.Trigger, null, account.label),
        h(
          DropdownMenu.Portal,
          null,
          h(
            DropdownMenu.Content,
            { className: 'competitor-popup' },
            ...account.children.map(({ href, label }) =>
              h(DropdownMenu.Item, { key: label, asChild: true }, h('a', { href }, label)),
            ),
          ),
        ),
      ),
      plainPart(languageSwitch),
    ),
    h('main', { id: 'main-content' }),
    plainPart(footer),
  )
}

/** The same content in Radix's primitives, which have no styles. */
export const implementation = (content: Content): ReactElement => h(Shell, { content })
