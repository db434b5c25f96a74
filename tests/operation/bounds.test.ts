import { expect, test } from 'vitest'
import { Shares } from '../../site/web/shares.ts'
import { createTestSite, isDone } from './support/testSite.ts'

test('whoever logs in a thousand times ends no session of others', async () => {
  const { browser } = await createTestSite()
  const owner = browser()
  await owner.register('owner@jobsite.example')
  for (let times = 0; times < 1005; times += 1) await browser('198.51.100.9').logInByNetwork()
  expect(await owner.isLoggedIn()).toBe(true)
})

test('who uses a demo account keeps the session, whatever strangers do with the same account', async () => {
  const { browser } = await createTestSite({ bounds: { sessionsOfDemo: 3 } })
  const visitor = browser()
  await visitor.logInByNetwork()
  for (let times = 0; times < 10; times += 1) await browser('198.51.100.9').logInByNetwork()
  expect(await visitor.isLoggedIn()).toBe(true)
})

test('an account has ten sessions, and the oldest ends', async () => {
  const { browser, database } = await createTestSite()
  const browsers = Array.from({ length: 11 }, (_, index) => browser(`203.0.113.${index}`))
  for (const [index, one] of browsers.entries()) {
    await (index === 0 ? one.register('owner@jobsite.example') : one.logIn('owner@jobsite.example'))
  }
  const are = await Promise.all(browsers.map((one) => one.isLoggedIn()))
  expect(are).toEqual([false, ...Array<boolean>(10).fill(true)])
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 10 })
})

test('a site without room refuses new sessions, those of demo accounts first, and ends none', async () => {
  const { browser } = await createTestSite({ bounds: { sessionsBeforeDemo: 2, sessions: 3 } })
  const [first, second, third, fourth] = [browser(), browser(), browser(), browser()] as const
  await first.register('first@jobsite.example')
  await second.register('second@jobsite.example')
  const refused = await browser().logInByNetwork()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '300'])
  expect(await refused.text()).toContain('<html lang="en">')
  expect(isDone(await third.register('third@jobsite.example'))).toBe(true)
  expect((await fourth.register('fourth@jobsite.example')).status).toBe(503)
  expect(await Promise.all([first, second, third].map((one) => one.isLoggedIn()))).toEqual([true, true, true])
})

test('a hundred rejected forms of a stranger lose none of another visitor, at the same address too', async () => {
  const { browser } = await createTestSite()
  const visitor = browser()
  await visitor.post('/sign-up', { firstName: 'Thu', lastName: 'Lê', email: 'x', password: 'short77' })
  for (let times = 0; times < 120; times += 1) await browser().register('x', 'short')
  const html = await visitor.read('/sign-up')
  expect(html).toContain('"value":"Thu"')
  expect(html).not.toContain('short77')
})

test('who has used up the room for rejected forms gets the errors at once, and others still have theirs', async () => {
  const { browser } = await createTestSite({ bounds: { formsOfOwner: 2000 } })
  const form = { firstName: 'x'.repeat(1000), lastName: 'Lê', email: 'x', password: 'short77' }
  const visitor = browser('198.51.100.9')
  await visitor.post('/sign-up', { ...form, firstName: 'Thu' })
  expect((await browser().post('/sign-up', form)).status).toBe(303)
  const full = await browser().post('/sign-up', form)
  expect(full.status).toBe(422)
  expect(await full.text()).toContain('Enter a valid e-mail address.')
  expect(await visitor.read('/sign-up')).toContain('"value":"Thu"')
})

test('shares count what is replaced, deleted and over once', () => {
  let now = 0
  const clock = Date.now
  Date.now = () => now
  try {
    const shares = new Shares<string>({ ofOwner: 12, total: 20 }, 1000)
    expect(shares.set('a', 'one', '12345678')).toBe(true)
    expect([shares.set('b', 'one', 'x'), shares.set('a', 'one', '1234567890')]).toEqual([false, true])
    expect([shares.set('c', 'two', '1234567'), shares.set('c', 'two', '123456')]).toEqual([false, true])
    shares.delete('a')
    expect(shares.set('b', 'one', '12345678')).toBe(true)
    now = 1000
    expect([shares.get('b'), shares.get('c')]).toEqual([undefined, undefined])
    expect(shares.set('d', 'two', '1234567890')).toBe(true)
  } finally {
    Date.now = clock
  }
})
