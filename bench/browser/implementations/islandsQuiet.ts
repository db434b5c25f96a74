import { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell/islands'
import { shellPage } from './shellPage.ts'

/** The components of the islands entry point, on a page that records nothing. */
export const { implementation, provide } = shellPage({ Footer, Header, LanguageSwitch, ShellProvider, SideNav }, false)
