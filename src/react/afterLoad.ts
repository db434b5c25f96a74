// What a client-rendered page needs only once it has loaded, in one file: `startAfterLoad` loads it.
export { keepEdgeColors } from '../browser/banners/edgeColors.ts'
export { listenForShortcut } from '../browser/events/listenForShortcut.ts'
export { shareStickyHeader } from '../browser/observers/stickyHeader.ts'
export { registerServiceWorker } from '../browser/serviceWorker.ts'
