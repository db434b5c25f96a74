import {
  defineConfig,
  defineSite,
  eventBootScriptHash,
  formatCsp,
  shellCsp,
  themeBootScriptHash,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

const site = defineSite({
  siteDomain: 'example.vn',
  hosts: { banners: 'https://banners.example.vn:8443/path' },
  logos: { desktopLogo: 'https://cdn.example.vn/logo.svg', inTechLogo: '/intech.svg' },
  linkBase: 'https://www.example.vn',
})

describe('shellCsp', () => {
  it('has the sources of a site', () => {
    expect(
      formatCsp(shellCsp(site, { nonce: 'r4nd0m==', hashes: [themeBootScriptHash, eventBootScriptHash.slice(1, -1)] })),
    ).toBe(
      [
        "default-src 'none'",
        `script-src 'self' 'nonce-r4nd0m==' ${themeBootScriptHash} ${eventBootScriptHash}`,
        "style-src 'self' 'nonce-r4nd0m=='",
        "img-src 'self' data: https://ms.example.vn https://banners.example.vn:8443 https://cdn.example.vn",
        "connect-src 'self' https://ms.example.vn https://banners.example.vn:8443",
        "form-action 'self' https://www.example.vn",
        "base-uri 'none'",
      ].join('; '),
    )
  })

  it('takes a config', () => {
    expect(shellCsp(site.config)).toEqual(shellCsp(site))
    expect(shellCsp(defineConfig({ siteDomain: 'example.vn' }))['form-action']).toEqual(["'self'"])
  })

  it.each([5, '', "'; script-src *", 'a b', 'a;b', null])('drops what is no nonce and no hash: %o', (wrong) => {
    expect(shellCsp(site, { nonce: wrong as string, hashes: [wrong as string] })).toEqual(shellCsp(site))
  })

  it.each(["https://x'; script-src *", 'https://x;script-src', 'https://x,y', 'data:,x'])(
    'drops the host %s',
    (host) => {
      const hosts = { api: host, metadata: host, metaService: host, banners: host }
      const given = { ...site.config, hosts, logos: { desktopLogo: host } }
      const policy = formatCsp(shellCsp(given as never))
      expect(policy.split('; ').filter((directive) => /[;,]|script-src \*/.test(directive))).toEqual([])
      expect(policy).not.toContain('//x')
    },
  )
})
