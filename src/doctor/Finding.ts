/** Result of one check of the doctor. */
export interface Finding {
  readonly check:
    | 'copies'
    | 'styles'
    | 'colors'
    | 'placeholders'
    | 'main'
    | 'header'
    | 'language'
    | 'cookies'
    | 'service-worker'
    | 'version'
    | 'site'
    | 'dates'
    | 'links'
  /** `skipped` if it could not be checked, which is not a problem. */
  readonly status: 'ok' | 'problem' | 'skipped'
  /** Finding, its reason, and the fix. */
  readonly message: string
}

/** Creates the result of a check: a problem if there is a message for one. */
export const finding = (check: Finding['check'], problem: string | undefined, ok: string): Finding => ({
  check,
  status: problem === undefined ? 'ok' : 'problem',
  message: problem ?? ok,
})
