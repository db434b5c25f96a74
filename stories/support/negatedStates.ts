import { GLOBALS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The selectors that `storybook-addon-pseudo-states` adds for `:not(:focus)`. */
const ADDED = ':not(.pseudo-'

/**
 * Restores rules with `:not(:focus)` after each rewrite by `storybook-addon-pseudo-states`: its selectors match focused
 * elements too, so that the skip link stayed hidden with focus.
 */
export function restoreNegatedStates(): void {
  const restore = (): void => {
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(ADDED))
        rule.selectorText = rule.selectorText
          .split(', ')
          .filter((selector) => !selector.includes(ADDED))
          .join(', ')
  }
  for (const event of [STORY_RENDERED, GLOBALS_UPDATED]) addons.getChannel().on(event, restore)
}
