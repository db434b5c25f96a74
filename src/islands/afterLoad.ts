// What a page of islands loads in idle time, in one file: a file costs more than its content.
export { startPageView } from '../served/servedPageView.ts'
export { startHeader } from '../served/startHeader.ts'
