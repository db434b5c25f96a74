/** A static page: it is rendered at build time, without query and user. */
export default function Companies() {
  return (
    <main id="main-content">
      <h1>Companies</h1>
    </main>
  )
}
