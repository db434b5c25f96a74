/** Separates a story's name from its keywords in Storybook's index. */
export const KEYWORDS_MARK = ' · '
