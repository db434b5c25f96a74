export const dynamic = 'force-dynamic'

export default async function Page({ params }) {
  const { path = [] } = await params
  return (
    <main id="main-content">
      <h1>/{path.join('/')}</h1>
    </main>
  )
}
