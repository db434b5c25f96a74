import { type Language, localizeUrl, messages } from '@jobsite/shell/core'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { config, renderPage } from './shell.tsx'

describe.each<Language>(['vi', 'en'])('footer in %s', (language) => {
  const text = messages[language].footer
  const show = () => {
    renderPage({ language, url: localizeUrl('/muc-luong', language) })
    return within(screen.getByRole('contentinfo'))
  }

  it.each([
    ['jobSearch', '/job-search#recruitment'],
    ['allLocations', '/job-by-locations'],
    ['terms', '/terms-of-use'],
    ['privacy', '/privacy-policy'],
    ['siteMap', '/site-map'],
    ['ecommerce', '/operation-ecommerce'],
  ] as const)('links %s', (label, path) => {
    expect(show().getByRole('link', { name: text[label] }).getAttribute('href')).toBe(localizeUrl(path, language))
  })

  it('opens About us in a new tab, in the language', () => {
    const about = show().getByRole('link', { name: new RegExp(text.aboutUs) })
    expect(about.getAttribute('href')).toBe(`/company/navigosgroup?lang=${language}`)
    expect(about.getAttribute('target')).toBe('_blank')
  })

  it.each([
    ['postJob', '#jobPosting'],
    ['searchResume', '#resumeSearch'],
    ['otherProducts', '/choose-services'],
  ] as const)('sends employers to %s in a new tab', (label, part) => {
    const link = show().getByRole('link', { name: new RegExp(text[label]) })
    expect(link.getAttribute('href')).toContain(part)
    expect(link.getAttribute('href')).toContain(`lang=${language === 'vi' ? 1 : 2}`)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('has the help of the language', () => {
    const faq = show().getByRole('link', { name: new RegExp(text.faq) })
    expect(faq.getAttribute('href')).toBe(`${config.links.faq}/${language}`)
  })

  it('names its five social networks', () => {
    const footer = show()
    const names = ['Facebook', 'LinkedIn', 'TikTok', 'YouTube', 'Spotify']
    expect(names.map((name) => footer.getByRole('link', { name }).getAttribute('href'))).toEqual(
      Object.values(config.social),
    )
  })

  it('has the app, the registration, the copyright and the address', () => {
    const footer = show()
    expect(footer.getByRole('link', { name: text.appStore }).getAttribute('href')).toBe(config.links.appStore)
    expect(footer.getByRole('link', { name: text.googlePlay }).getAttribute('href')).toBe(config.links.googlePlay)
    const registration = footer.getByRole('link', { name: config.company.registration[language] })
    expect(registration.getAttribute('href')).toBe(config.links.governmentRegistration)
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
    expect(screen.getByRole('contentinfo').querySelector('address')?.textContent).toContain(
      config.company.address[language],
    )
  })

  it('leads home', () => {
    const home = show().getByTitle(messages[language].homeTitle)
    expect(home.getAttribute('href')).toBe(language === 'en' ? '/en' : '/')
  })
})
