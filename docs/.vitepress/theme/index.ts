import DefaultTheme from 'vitepress/theme-without-fonts'
import './stories.css'

// Without web fonts: the site loads nothing that it does not have itself.
export default DefaultTheme
