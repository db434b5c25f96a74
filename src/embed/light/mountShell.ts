import { shareStickyHeader } from '../../browser/observers/shareStickyHeader.ts'
import { repeatEarlyClick } from '../../browser/page/shellPage.ts'
import { watchUser } from '../../browser/page/watchUser.ts'
import { userMark } from '../../core/renderedFor.ts'
import { type DelayedPart, delayClicks } from '../../islands/delayClicks.ts'
import { isChanged } from '../../islands/isChanged.ts'
import { listenForEvents } from '../../islands/listenForEvents.ts'
import type { ServedPart } from '../../islands/needOf.ts'
import { mayShowDistricts, startServedHeader } from '../../islands/startHeader.ts'
import { watchOverflow } from '../../islands/watchOverflow.ts'
import { whenIdle } from '../../islands/whenIdle.ts'
import { whenNeeded } from '../../islands/whenNeeded.ts'
import { counterpart } from '../../rendering/counterpart.ts'
import { markMounted, servedRoot } from '../claimElement.ts'
import { findElement } from '../findElement.ts'
import { registerShell, unmountLeft } from '../leftShells.ts'
import { MOUNT_POINT_NAMES, type SlotName } from '../mountPointNames.ts'
import type { HostOptions } from '../mountPoints.ts'
import type { MountedShell, MountShellOptions } from '../mountShell.ts'
import { scriptNonce } from '../scriptNonce.ts'
import { readSerializedProps, type ServedOptions } from '../serializedProps.ts'
import { loadScript } from './loadScript.ts'
import { schedulePageView } from './schedulePageView.ts'

type Part = ServedPart & DelayedPart & { readonly element: HTMLElement | null; isLive: boolean }

/**
 * Makes fragments of `renderShell` interactive without rendering them: the full script is loaded, and `mountShell` of it
 * called with the same options, on the first use of a control, and once something else than in the fragments has to be
 * shown. Until then clicks wait for it. Without fragments of this version, it is loaded at once.
 */
export function mountShell({ nonce = scriptNonce(), ...initial }: MountShellOptions = {}): MountedShell {
  const served = readSerializedProps()
  let options: MountShellOptions = initial
  let mounting: Promise<void> | undefined
  let mounted: MountedShell | undefined
  let hasEnded = false
  const cleanups: (() => void)[] = []
  const marks: (() => void)[] = []
  const parts: Part[] = []

  const mount = async (): Promise<void> => {
    await loadScript('full')
    if (hasEnded) return
    removeMarks()
    mounted = readFullScript().mountShell({ nonce, ...options })
    await afterEffects()
    for (const part of parts) part.isLive = true
  }
  const activate = (): Promise<void> => {
    mounting ??= mount()
    mounting.catch(() => {
      mounting = undefined
    })
    return mounting
  }
  const removeMarks = (): void => {
    for (const remove of marks.splice(0)) remove()
  }
  const load = (): void => void activate().catch(() => undefined)
  const update = (changes: HostOptions): void => {
    options = { ...options, ...changes }
    if (mounted) mounted.update(changes)
    else if (!served || isOther(served, options)) load()
    else pageView?.update()
  }

  const found = new Map<Element, SlotName>()
  for (const name of MOUNT_POINT_NAMES) {
    const container = findElement(name, options[name])
    if (container) found.set(container, name)
  }
  unmountLeft(found)
  for (const [container, name] of found) {
    const root = servedRoot(container)
    parts.push(createPart(name, root))
    if (root) marks.push(markMounted(container))
  }
  const first = parts.find(({ tag }) => tag !== undefined)
  if (!served || !first || isOther(served, options)) load()
  for (const part of parts) {
    cleanups.push(delayClicks(part))
    cleanups.push(whenNeeded(part, load))
    if (part.name === 'header' && part.element)
      cleanups.push(
        startServedHeader(part.element, part, load),
        shareStickyHeader(part.element, part.element.dataset.sticks !== undefined),
        watchOverflow(part.element, load),
        ...(mayShowDistricts(part.element) ? [whenIdle(load)] : []),
      )
  }
  cleanups.push(
    listenForEvents(load),
    watchUser(
      // The full script requests the user itself.
      () => ({ user: options.user, refreshUser: mounted ? undefined : options.refreshUser }),
      (user) => user !== undefined && update({ user }),
    ),
  )

  const servedFor = served ? first?.store.servedFor : undefined
  // Without fragments the full script runs the page view.
  const pageView = servedFor ? schedulePageView(() => ({ ...served, ...options }), servedFor, load) : undefined
  cleanups.push(() => pageView?.end())

  const unmount = (): void => {
    hasEnded = true
    removeMarks()
    mounted?.unmount()
    for (const cleanup of cleanups) cleanup()
  }
  cleanups.push(registerShell(found, unmount))
  repeatEarlyClick()

  return {
    update(changes) {
      if (!hasEnded) update(changes)
    },
    unmount,
  }

  function createPart(name: SlotName, root: HTMLElement | null): Part {
    return {
      name,
      tag: root?.localName,
      element: root,
      props: { zoneName: options.zoneName ?? served?.zoneName },
      store: { props: { ...served, ...options }, isHydrating: true, servedFor: root?.dataset.shellFor },
      isPageTree: () => false,
      isLive: false,
      hasBehavior: () => name !== 'footer' && name !== 'seoKeywords',
      preload: () => loadScript('full'),
      startHeader: async () => undefined,
      // The full script hydrates the fragments in place, apart from a form that a form around the page has left out.
      current: (element) =>
        element.isConnected || !root
          ? element
          : (counterpart(element, element.getRootNode() as Element, root) ?? element),
      activate,
    }
  }
}

/** Returns the full script's exports: it replaces the global of the light one. */
const readFullScript = () => (window as unknown as { JobSiteShell: { mountShell: typeof mountShell } }).JobSiteShell

/** Returns whether the fragments show something else than a page's options. */
function isOther(served: ServedOptions, options: MountShellOptions): boolean {
  const isShown = ([name]: [string, unknown]): boolean => !MOUNT_POINT_NAMES.some((mountPoint) => mountPoint === name)
  const now: HostOptions = { ...served, ...Object.fromEntries(Object.entries(options).filter(isShown)) }
  // The served user has no token.
  return userMark(now.user) !== userMark(served.user) || isChanged({ ...served, user: null }, { ...now, user: null })
}

/** Resolves once the effects of a render have run: the renderer starts them in a task after the next frame. */
const afterEffects = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // No frame is painted in a hidden page.
    setTimeout(resolve, 100)
  })
