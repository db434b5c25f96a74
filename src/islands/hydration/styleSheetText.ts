/** Text of `styles.css`, inserted by the build. */
export const css = ''
