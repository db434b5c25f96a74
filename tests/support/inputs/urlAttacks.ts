/** Page URLs that lead off the site or run script, and the URL that the shell uses instead: `null` for none. */
export const URL_ATTACKS: readonly (readonly [url: string, checked: string | null])[] = [
  // Another host, without a scheme.
  ['//evil.test/viec-lam', '/evil.test/viec-lam'],
  ['///evil.test/viec-lam', '/evil.test/viec-lam'],
  ['////evil.test', '/evil.test'],
  ['/\\evil.test/viec-lam', '/evil.test/viec-lam'],
  ['\\\\evil.test/viec-lam', '/evil.test/viec-lam'],
  ['\\/evil.test/viec-lam', '/evil.test/viec-lam'],
  ['/\t/evil.test/viec-lam', '/evil.test/viec-lam'],
  ['/\n\\evil.test/viec-lam', '/evil.test/viec-lam'],
  ['\u0000 //evil.test/viec-lam', '/evil.test/viec-lam'],
  ['\u00a0//evil.test/viec-lam', '/evil.test/viec-lam'],
  ['//evil.test\\@www.jobsite.example/viec-lam', '/evil.test\\@www.jobsite.example/viec-lam'],
  // Another host, with one.
  ['https://evil.test/viec-lam?l=29#top', '/viec-lam?l=29#top'],
  ['HTTP://EVIL.TEST/viec-lam', '/viec-lam'],
  ['https:\\\\evil.test\\viec-lam', '/viec-lam'],
  ['https://evil.test//evil.test/viec-lam', '/evil.test/viec-lam'],
  ['https://jobsite.example.evil.test/viec-lam', '/viec-lam'],
  ['https://eviljobsite.example/viec-lam', '/viec-lam'],
  ['https://id.jobsite.example:8443/viec-lam', '/viec-lam'],
  ['https:evil.test/viec-lam', null],
  ['https:/evil.test/viec-lam', null],
  ['https:///evil.test/viec-lam', null],
  ['https://[/viec-lam', null],
  // User names.
  ['https://www.jobsite.example@evil.test/viec-lam', '/viec-lam'],
  ['https://user:word@www.jobsite.example/viec-lam', '/viec-lam'],
  // Other schemes, and their disguises.
  ['javascript:alert(document.domain)//', null],
  ['JavaScript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['java\r\nscript:alert(1)', null],
  ['javascript\n:alert(1)', null],
  ['javascript://www.jobsite.example/%0aalert(1)', null],
  ['vbscript:x', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['blob:https://www.jobsite.example/1', null],
  ['file:///etc/passwd', null],
  ['view-source:https://www.jobsite.example/', null],
  ['about:blank', null],
  ['', null],
  ['  \t', null],
]

/** Non-strings that scripts without types pass as a URL. */
export const NO_URLS: readonly unknown[] = [
  null,
  7,
  true,
  [],
  {},
  () => '/jobs',
  Object.create(null),
  {
    toString() {
      throw new Error('no text')
    },
  },
]

/** Returns the target of a link on a page of the site. */
export const hostOf = (href: string): string => new URL(href, 'https://www.jobsite.example/a/b').host
