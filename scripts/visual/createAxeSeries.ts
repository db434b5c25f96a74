import type { Page } from 'playwright'
import { allBut, COLOR_RULES, describeViolations, loadAxe, type NewFacts, only } from './axe.ts'
import { testNewColors } from './testNewColors.ts'
import { testNewStructure } from './testNewStructure.ts'

/** Rules about the text of style sheets and style attributes, which a component's states share. */
const STYLE_RULES = ['avoid-inline-spacing', 'css-orientation-lock']

/** Rules about places and sizes. The second one is also about markup. */
const TARGET_RULES = ['target-size', 'scrollable-region-focusable']

/** Tests pages that have much in common, one after another: what axe found sufficient in one is not tested again. */
export interface AxeSeries {
  /**
   * Returns the violations of the rules that are not about colors, if no page before had the same markup, texts and visible
   * elements; of the rule about target sizes, if none had the same targets at the same places; and where wanted those of rules
   * about styles.
   */
  structureViolations: (page: Page, options?: { styles?: boolean }) => Promise<string[]>
  /**
   * Returns the violations of the rules about colors, of texts that differ from those of all pages before in color, size,
   * weight or the backgrounds behind them.
   */
  colorViolations: (page: Page) => Promise<string[]>
}

/** Starts a series, in which nothing has been tested yet. */
export function createAxeSeries(): AxeSeries {
  const sufficient = new Set<string>()
  const remember = ({ facts, violations }: NewFacts): string[] => {
    if (violations.length === 0) for (const fact of facts) sufficient.add(fact)
    return describeViolations(violations)
  }
  return {
    async structureViolations(page, { styles = false } = {}) {
      const more = styles ? STYLE_RULES : []
      const others = styles ? COLOR_RULES : [...COLOR_RULES, ...STYLE_RULES]
      const options = {
        newMarkupAndTargets: allBut(others),
        newMarkup: allBut([...others, 'target-size']),
        newTargets: only([...TARGET_RULES, ...more]),
        nothingNew: styles ? only(more) : null,
      }
      await loadAxe(page)
      return remember(await page.evaluate(testNewStructure, { sufficient: [...sufficient], options }))
    },
    async colorViolations(page) {
      await loadAxe(page)
      const options = only(COLOR_RULES)
      return remember(await page.evaluate(testNewColors, { sufficient: [...sufficient], options }))
    },
  }
}
