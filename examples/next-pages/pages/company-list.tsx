/** A static page: it is rendered at build time, without query and user. */
export default function Companies() {
  return (
    <main id="main-content" style={{ minHeight: '100vh' }}>
      <h1>Companies</h1>
    </main>
  )
}
