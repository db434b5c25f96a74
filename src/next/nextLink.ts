import NextLink from 'next/link.js'
import { createBaseLink } from '../react/navigation/createRouterProvider.tsx'
import { BASE } from './base.ts'

/** Next's link for the site's URLs. */
export const nextLink = BASE === '' ? NextLink : createBaseLink(NextLink, () => BASE)
