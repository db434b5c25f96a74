/** Packages of which the page has one copy: that of the app that brings the newest version. */
export const shared = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  'styled-components': { singleton: true },
  '@jobsite/shell': { singleton: true },
}
