import { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell'
import { shellPage } from './shellPage.ts'

/** The components of the main entry point. */
export const { implementation, provide } = shellPage({ Footer, Header, LanguageSwitch, ShellProvider, SideNav })
