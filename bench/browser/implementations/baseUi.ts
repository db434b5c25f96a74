import { Collapsible, Dialog, Menu, NavigationMenu } from '@base-ui/react'
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
        h(
          'ul',
          null,
          ...children.map((link) =>
            h('li', { key: link.href }, h(NavigationMenu.Link, { href: link.href }, link.label)),
          ),
        ),
      ),
  )

const sideEntry = ({ label, href, children }: Entry): ReactElement =>
  children.length > 0
    ? h(
        Collapsible.Root,
        { key: label },
        h(Collapsible.Trigger, null, label),
        h(Collapsible.Panel, null, ...children.map((link) => h('a', { key: link.href, href: link.href }, link.label))),
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
          h(Dialog.Backdrop),
          h(
            Dialog.Popup,
            { className: 'competitor-side' },
            h(Dialog.Title, null, sideNav.title),
            h(Dialog.Close, null, sideNav.close),
            ...sideNav.entries.map(sideEntry),
            plainPart(languageSwitch),
          ),
        ),
      ),
      h('a', { href: logo.href }, logo.label),
      plainPart(search),
      h(
        NavigationMenu.Root,
        null,
        h(NavigationMenu.List, null, ...menu.map(menuEntry)),
        h(
          NavigationMenu.Portal,
          null,
          h(
            NavigationMenu.Positioner,
            null,
            h(NavigationMenu.Popup, { className: 'competitor-popup' }, h(NavigationMenu.Viewport)),
          ),
        ),
      ),
      ...aside.map(({ href, label }) => h('a', { key: label, href }, label)),
      h(
        Menu.Root,
        null,
        h(Menu.Trigger, null, account.label),
        h(
          Menu.Portal,
          null,
          h(
            Menu.Positioner,
            null,
            h(
              Menu.Popup,
              { className: 'competitor-popup' },
              ...account.children.map(({ href, label }) =>
                h(Menu.Item, { key: label, render: h('a', { href }) }, label),
              ),
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

/** The same content in Base UI's primitives, which have no styles. */
export const implementation = (content: Content): ReactElement => h(Shell, { content })
