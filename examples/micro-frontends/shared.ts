/** Options of module federation that the apps of the page have in common. */
export const sharing = {
  /** Packages of which the page has one copy: the frame's, which is loaded first. */
  shared: {
    react: { singleton: true },
    'react-dom': { singleton: true },
    '@jobsite/shell': { singleton: true },
  },
  /** The frame starts without the others: waiting for their versions, it would be blank while one of them is down. */
  shareStrategy: 'loaded-first',
} as const
