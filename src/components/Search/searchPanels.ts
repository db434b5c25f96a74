export { KeywordSheet } from './KeywordSheet.tsx'
export { LocationPicker } from './LocationPicker.tsx'
export { Suggestions } from './Suggestions.tsx'
