export { KeywordSheet } from './KeywordSheet.tsx'
export { LocationDialog } from './LocationDialog.tsx'
export { Suggestions } from './Suggestions.tsx'
