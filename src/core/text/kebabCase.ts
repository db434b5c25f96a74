/**
 * Formats a name in camel case with hyphens.
 *
 * @example kebabCase('sideNav') // 'side-nav'
 */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
