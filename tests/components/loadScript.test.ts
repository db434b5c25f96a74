import { expect, it } from 'vitest'
import { loadScript } from '../../src/embed/light/loadScript.ts'

it.each<[tag: object, base: string | undefined, url: string]>([
  [{ src: '/shell/embed.light.global.js?v=1#x' }, undefined, '/shell/embed.global.js'],
  [{ src: '/shell/embed.light.global.js' }, '/cdn', '/cdn/embed.global.js'],
  [{ src: '/shell/embed.light.global.js' }, '/cdn/', '/cdn/embed.global.js'],
  [{ src: '/shell/embed.light.global.js', 'data-full': '/own/full.js' }, undefined, '/own/full.js'],
  [{ src: '/shell/embed.light.global.js', 'data-full': '/own/full.js' }, '/cdn/', '/own/full.js'],
  [{ src: '/shell/embed.light.global.js', 'data-page-view': '/own/view.js' }, '/cdn/', '/cdn/embed.global.js'],
])(
  'the full script of the tag %j, with the folder %s, is %s, as safe as the page says',
  async (attributes, base, url) => {
    const tag = document.createElement('script')
    const own = { ...attributes, nonce: 'n1', crossorigin: 'anonymous', 'data-full-integrity': 'sha384-f' }
    for (const [name, value] of Object.entries(own)) tag.setAttribute(name, value)
    document.body.append(tag)
    const loading = loadScript('full', base, undefined)
    expect(loadScript('full', base, undefined)).toBe(loading)
    const [script, ...others] = document.head.querySelectorAll('script')
    expect(others).toEqual([])
    expect(script).toMatchObject({ nonce: 'n1', crossOrigin: 'anonymous', integrity: 'sha384-f' })
    expect(script?.src).toBe(new URL(url, window.location.href).href)
    script?.dispatchEvent(new Event('error'))
    // The next call tries again.
    await expect(loading).rejects.toBeUndefined()
  },
)
