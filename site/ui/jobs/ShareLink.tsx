import { type MouseEvent, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { useWords } from '../words.ts'

/**
 * Shares a job: by the device where it can, else the link is copied. Before script, and on plain HTTP, where browsers offer
 * neither, it writes an e-mail.
 */
export function ShareLink({ title, href }: { title: string; href: string }) {
  const words = useWords()
  const [isCopied, setCopied] = useState(false)
  const share = async (event: MouseEvent): Promise<void> => {
    const { clipboard } = navigator as Partial<Navigator>
    if (typeof navigator.share !== 'function' && !clipboard) return
    event.preventDefault()
    const url = new URL(href, window.location.href).href
    // A share that was called off rejects, and nothing is to be said of it.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    await clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <a
        className="button button-quiet"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(href)}`}
        onClick={(event) => void share(event)}
      >
        <Icon name="share" />
        <span>{isCopied ? words.copied : words.share}</span>
      </a>
      <span role="status" className="hidden">
        {isCopied && words.copied}
      </span>
    </>
  )
}
