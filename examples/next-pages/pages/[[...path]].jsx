export async function getServerSideProps({ params }) {
  return { props: { path: `/${(params.path ?? []).join('/')}` } }
}

export default function Page({ path }) {
  return (
    <main id="main-content">
      <h1>{path}</h1>
    </main>
  )
}
