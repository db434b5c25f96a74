import type { Localizable } from '../bilingual.ts'
import type * as ui from '../ui/view.ts'

/** Parts of a page as content makes them: with texts in both languages, of which `respondPage` chooses. */
export type Block = Localizable<ui.Block>
export type CardView = Localizable<ui.CardView>
export type Fact = Localizable<ui.Fact>
export type FieldView = Localizable<ui.FieldView>
export type FigureView = Localizable<ui.FigureView>
export type FilterView = Localizable<ui.FilterView>
export type FormView = Localizable<ui.FormView>
export type LinkView = Localizable<ui.LinkView>
export type PageView = Localizable<ui.PageView>
export type PagerLink = Localizable<ui.PagerLink>
export type RangeView = Localizable<ui.RangeView>
export type RowView = Localizable<ui.RowView>
export type ResultsView = Localizable<ui.ResultsView>
