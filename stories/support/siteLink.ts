/**
 * A site's file in the hash of an address: compressed, as base64url, so that a link holds it and no server sees it.
 */
const NAME = 'site='

/** Returns the hash that holds a file; an empty text for an empty file. */
export async function siteHash(file: string): Promise<string> {
  if (file.trim() === '') return ''
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(file))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#${NAME}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Returns the file that a hash holds; `null` without one, and for a link that was cut off. */
export async function siteOfHash(hash: string): Promise<string | null> {
  const text = new RegExp(`#${NAME}([\\w-]+)`).exec(hash)?.[1]
  if (!text) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
  } catch {
    return null
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
