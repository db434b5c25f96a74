import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { countMounts } from './countMounts.ts'
import { createSharedShell, ReadShell, WriteShell } from './SharedShell.tsx'
import { type HostOptions, idPrefix, partOptions, providerProps, SLOTS, type SlotName } from './slots.ts'
import { takeOver } from './takeOver.ts'
import { noteHeld } from './vacate.ts'

/** A shell whose parts stand in elements of a page that is not React. */
export interface ShellHost {
  /** Draws a part into an element; returns what takes it out again and puts the element's own content back. */
  add(name: SlotName, element: Element, isServed: boolean): () => void
  /** Changes options; those not named stay. */
  update(options: HostOptions): void
  /** Takes out every part, and what the shell has put into the document. */
  end(): void
}

interface Part {
  readonly root: Root
  readonly draw: () => void
  readonly remove: () => void
}

/**
 * A provider in a root of its own, and a root a part: one state, wherever on the page its parts stand. The styles are
 * in an element of this shell's own, so that they go with it.
 */
export function createShellHost(start: HostOptions, nonce?: string): ShellHost {
  let options = start
  const shared = createSharedShell()
  const parts = new Set<Part>()
  const styles = document.head.appendChild(document.createElement('shell-styles'))
  const provider = createRoot(document.createElement('div'))

  const draw = () => {
    provider.render(
      <ShellProvider {...providerProps(options)}>
        <WriteShell shared={shared} />
      </ShellProvider>,
    )
  }
  flushSync(draw)

  return {
    add(name, element, isServed) {
      const { part: Component } = SLOTS[name]
      const tree = () => (
        <StyleSheetManager target={styles} nonce={nonce}>
          <ReadShell shared={shared}>
            <Component {...partOptions(name, options)} />
          </ReadShell>
        </StyleSheetManager>
      )
      const giveBack = takeOver(element, isServed)
      // Served ids are the server's; others must differ from those of every other shell on the page.
      const ids = { identifierPrefix: isServed ? idPrefix(name) : `${idPrefix(name)}${countMounts()}-` }
      const root = isServed ? hydrateRoot(element, tree(), ids) : createRoot(element, ids)
      const part: Part = {
        root,
        draw: () => root.render(tree()),
        remove() {
          if (!parts.delete(part)) return
          forget()
          flushSync(() => root.unmount())
          giveBack()
        },
      }
      parts.add(part)
      const forget = noteHeld(element, part.remove)
      if (!isServed) flushSync(part.draw)
      return part.remove
    },
    update(changes) {
      options = { ...options, ...changes }
      flushSync(() => {
        draw()
        for (const part of parts) part.draw()
      })
    },
    end() {
      for (const part of [...parts]) part.remove()
      flushSync(() => provider.unmount())
      styles.remove()
    },
  }
}
