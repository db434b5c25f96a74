import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { ShellDemo } from './ShellDemo.ts'
import './site.css'
import './demo.css'

// Without web fonts: the site loads nothing that it does not have itself.
const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('ShellDemo', ShellDemo)
  },
}

export default theme
