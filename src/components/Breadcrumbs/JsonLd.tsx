import { type RefObject, useEffect, useState } from 'react'
import { trustedTypesPolicy } from '../../browser/html/trustedTypes.ts'
import { useHydrated } from '../../react/ui/useHydrated.ts'

const TYPE = 'application/ld+json'

/**
 * JSON-LD for search engines, last in an element. The server's `<script>` is hydrated and unchanged; later
 * changes are inserted as HTML, because Trusted Types block scripts created by React.
 *
 * @param json text without `<`, `>` and `&`: it cannot end the element.
 */
export function JsonLd({ json, parent }: { json: string; parent: RefObject<HTMLElement | null> }) {
  const isHydrated = useHydrated()
  const [served] = useState(isHydrated ? null : json)
  useEffect(() => {
    const scripts = parent.current?.querySelectorAll<HTMLScriptElement>('script') ?? []
    for (const script of scripts) script.type = json === served ? TYPE : 'text/plain'
    if (json === served) return undefined
    const html = `<script type="${TYPE}">${json}</script>`
    try {
      parent.current?.insertAdjacentHTML('beforeend', trustedTypesPolicy()?.createHTML(html) ?? html)
    } catch {
      // The page allows other Trusted Types policies only.
      return undefined
    }
    const inserted = parent.current?.lastElementChild
    return () => inserted?.remove()
  }, [json, served, parent])
  if (served === null) return null
  return (
    <script
      type={TYPE}
      // In development, React compares the text through `innerHTML`, which Trusted Types refuse too.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without characters that could end the element
      dangerouslySetInnerHTML={{ __html: served }}
    />
  )
}
