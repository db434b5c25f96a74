import { SkipLink } from '@jobsite/shell/islands'

export function Example() {
  return (
    <>
      <SkipLink targetId="results" />
      <p>Click here, then press Tab.</p>
      <main id="results" tabIndex={-1} />
    </>
  )
}
