// Takes the place of `src/browser/attribution/recordOrdinaryFirst.ts` in the scripts of `/embed`: one file has no code to load later.
export { createAttributionRecorder as recordOrdinaryFirst } from '../browser/attribution/createAttributionRecorder.ts'
