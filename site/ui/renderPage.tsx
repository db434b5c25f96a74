import { renderToString } from 'react-dom/server'
import type { RenderPage } from '../web/respondPage.ts'
import { App } from './App.tsx'

/** Renders a page's state on the server. Its styles, the shell's included, are in the style sheet that pages link. */
export const renderPage: RenderPage = (state) => renderToString(<App {...state} />)
