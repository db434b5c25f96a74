import { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell/islands'
import type { ReactElement } from 'react'
import { shellPage } from './shellPage.ts'

/** The components of the islands entry point. */
export const implementation = (): ReactElement => shellPage({ Footer, Header, LanguageSwitch, ShellProvider, SideNav })
