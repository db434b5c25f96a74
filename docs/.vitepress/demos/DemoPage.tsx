import { defineConfig, type Language, type User } from '@jobsite/shell/core'
import { type ShellData, ShellProvider, type ShellProviderProps } from '@jobsite/shell/islands'
import type { ComponentType } from 'react'
import { fixturesOf } from './services.ts'

/** An example's page: JSON-serializable, as its HTML carries it. */
export interface DemoPageProps {
  readonly name: string
  readonly url: string
  readonly language: Language
  readonly user: User | null
  readonly data: ShellData
  readonly base: string
  readonly ownsProvider: boolean
}

export const config = defineConfig({
  siteDomain: 'example.vn',
  links: {
    cvTemplates: { vi: 'https://cv.example.vn/', en: 'https://cv.example.vn/en' },
    hrInsider: { vi: 'https://hr.example.vn/', en: 'https://hr.example.vn/en' },
    techRecruitment: { vi: 'https://tech.example.vn/', en: 'https://tech.example.vn/en' },
    learning: { vi: 'https://learning.example.vn/', en: 'https://learning.example.vn/en' },
    faq: 'https://faq.example.vn',
    appStore: 'https://apps.apple.com/app/id1',
    googlePlay: 'https://play.google.com/store/apps/details?id=vn.example',
    governmentRegistration: 'http://online.gov.vn/Home/WebDetails/1',
  },
  social: {
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    tiktok: 'https://www.tiktok.com/@example',
    youtube: 'https://www.youtube.com/@example',
    spotify: 'https://open.spotify.com/show/example',
  },
})

/** An example in the provider, as a page of the site has it. No request leaves the page. */
export function DemoPage({
  Example,
  page: { url, user, data, language, base, ownsProvider },
  navigate,
}: {
  Example: ComponentType<ShellProviderProps>
  page: DemoPageProps
  navigate?: (url: string) => void
}) {
  const props: ShellProviderProps = {
    config,
    url,
    language,
    user,
    data,
    navigate,
    fetch: async (requested, init) => {
      const { answerShellRequest } = await import('@jobsite/shell/mocks')
      const answer = answerShellRequest(new Request(requested, init), fixturesOf(language, base))
      return answer ?? new Response(null, { status: 404 })
    },
    // Nothing is stored, and the site has no service worker.
    attribution: false,
    consent: false,
    registerServiceWorker: false,
  }
  if (ownsProvider) return <Example {...props} />
  return (
    <ShellProvider {...props}>
      <Example />
    </ShellProvider>
  )
}
