import { describe, expect, test } from 'vitest'
import { BOUNDS } from '../../site/web/bounds.ts'
import { networkOf, Throttle } from '../../site/web/throttle.ts'
import { createTestSite, isDone, TestClock } from './support/testSite.ts'

const OWNER = 'owner@jobsite.example'
const STRANGER = '198.51.100.9'

/** A site with an account of a browser that has had a session. */
async function siteWithOwner() {
  const site = await createTestSite()
  const owner = site.browser()
  await owner.register(OWNER)
  await owner.send('/logout/en')
  expect(await owner.isLoggedIn()).toBe(false)
  const timed = (request: Promise<Response>) => site.clock.timed(request)
  return { ...site, owner, timed }
}

describe('wrong passwords', () => {
  test('of a stranger do not keep the owner out: a browser that had a session passes at once', async () => {
    const { owner, browser, timed } = await siteWithOwner()
    const strangers = [STRANGER, '203.0.113.7'].flatMap((address) => Array.from({ length: 15 }, () => browser(address)))
    for (const stranger of strangers) await timed(stranger.logIn(OWNER, 'wrong'))
    const { response, ms } = await timed(owner.logIn(OWNER))
    expect([isDone(response), ms]).toEqual([true, 0])
  })

  test('delay the owner in another browser by seconds, however many there are, and from however many addresses', async () => {
    const { browser, timed, clock } = await siteWithOwner()
    clock.isHeld = true
    const strangers = Array.from({ length: 60 }, (_, index) => browser(`198.51.100.${index}`).logIn(OWNER, 'wrong'))
    await expect.poll(() => clock.waits.length).toBe(50)
    clock.isHeld = false
    const { response, ms } = await timed(browser('192.0.2.1').logIn(OWNER))
    expect(isDone(response)).toBe(true)
    expect(ms).toBeGreaterThan(1000)
    expect(ms).toBeLessThanOrEqual(BOUNDS.guessesOfAccount.maxWaitMs)
    // The owner's right password makes no room for further guesses.
    clock.isHeld = true
    for (let times = 0; times < 20; times += 1) {
      const tried = browser(`192.0.2.${times}`).logIn(OWNER)
      await expect.poll(() => clock.waits.length).toBe(52 + times)
      clock.release()
      expect(isDone(await tried)).toBe(true)
    }
    expect(clock.waits.slice(-20).every((wait) => wait > 1000)).toBe(true)
    clock.isHeld = false
    clock.release()
    for (const { status } of await Promise.all(strangers)) expect(status).toBe(303)
  })

  test('of an address are delayed, whatever accounts they are for, and too many at a time are refused', async () => {
    const { browser, timed, clock } = await siteWithOwner()
    for (let times = 0; times < 10; times += 1) {
      expect((await timed(browser(STRANGER).logIn(`${times}@jobsite.example`, 'wrong'))).ms).toBe(0)
    }
    expect((await timed(browser(STRANGER).logIn(OWNER, 'wrong'))).ms).toBeGreaterThanOrEqual(1000)
    clock.isHeld = true
    const many = Array.from({ length: 20 }, () => browser(STRANGER).logIn(OWNER, 'wrong'))
    const refused = await Promise.any(
      many.map(async (one) => ((await one).status === 429 ? one : Promise.reject(new Error('not refused')))),
    )
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(12)
    expect(await refused.text()).toContain('Wait a few seconds')
    expect(isDone(await browser('192.0.2.1').logIn('demo@jobsite.example', 'demo1234'))).toBe(true)
    clock.release()
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(5)
    clock.isHeld = false
    clock.pass(60_000)
    expect((await timed(browser(STRANGER).logIn(OWNER))).ms).toBe(0)
  })

  test('are remembered whatever e-mails are invented in between', async () => {
    const { browser, timed } = await siteWithOwner()
    for (let times = 0; times < 12; times += 1) await timed(browser(`192.0.2.${times}`).logIn(OWNER, 'wrong'))
    for (let times = 0; times < 1500; times += 1) {
      await browser(`2001:db8:${times.toString(16)}::1`).logIn(`${times}@x.example`, 'wrong')
    }
    const { response, ms } = await timed(browser('192.0.2.200').logIn(OWNER, 'wrong'))
    expect(response.status).toBe(303)
    expect(ms).toBeGreaterThan(1000)
  })

  test('of the demo account, whose password everyone knows, delay nobody at another address', async () => {
    const { browser, timed } = await siteWithOwner()
    for (let times = 0; times < 20; times += 1)
      await timed(browser(`192.0.2.${times}`).logIn('demo@jobsite.example', 'x'))
    const { response, ms } = await timed(browser('198.51.100.1').logIn('demo@jobsite.example', 'demo1234'))
    expect([isDone(response), ms]).toEqual([true, 0])
  })

  test.each([
    ['to change the password', '/account/password', { passwordNew: 'mat-khau-moi' }],
    ['to delete the account', '/account/delete', {}],
  ])('are delayed %s too, by a browser that knows the account', async (_, path, fields) => {
    const { owner, timed } = await siteWithOwner()
    await owner.logIn(OWNER)
    const guess = () => timed(owner.post(path, { ...fields, password: 'wrong', language: 'en' }))
    for (let times = 0; times < 10; times += 1) expect((await guess()).ms).toBe(0)
    expect((await guess()).ms).toBeGreaterThanOrEqual(1000)
    const { response } = await timed(owner.post(path, { ...fields, password: 'mat-khau-dai', language: 'en' }))
    expect(isDone(response)).toBe(true)
  })

  test('to register an e-mail again are counted with those of the login', async () => {
    const { browser, timed } = await siteWithOwner()
    for (let times = 0; times < 10; times += 1) await timed(browser(STRANGER).register(OWNER, 'wrong-password'))
    expect((await timed(browser(STRANGER).logIn(OWNER, 'wrong'))).ms).toBeGreaterThanOrEqual(1000)
  })

  test('do not count when they were right, whoever tries', async () => {
    const { browser, timed } = await siteWithOwner()
    for (let times = 0; times < 30; times += 1) {
      expect((await timed(browser(STRANGER).logIn(OWNER))).ms).toBe(0)
    }
  })
})

test('after a change of password, other browsers are strangers again', async () => {
  const { owner, browser, timed } = await siteWithOwner()
  const other = browser(STRANGER)
  await other.logIn(OWNER)
  await owner.logIn(OWNER)
  await owner.post('/account/password', { password: 'mat-khau-dai', passwordNew: 'mat-khau-moi' })
  expect(await other.isLoggedIn()).toBe(false)
  for (let times = 0; times < 12; times += 1) await timed(browser(STRANGER).logIn('a@x.example', 'wrong'))
  expect((await timed(other.logIn(OWNER, 'mat-khau-moi'))).ms).toBeGreaterThan(0)
  expect((await timed(owner.logIn(OWNER, 'mat-khau-moi'))).ms).toBe(0)
})

test('new accounts of an address are delayed after a hundred, and refused when too many come at once', async () => {
  const site = await createTestSite({ bounds: { registrationsOfAddress: { free: 5, everyMs: 3000, maxWaitMs: 3000 } } })
  const timed = (request: Promise<Response>) => site.clock.timed(request)
  const register = (index: number, address = STRANGER) => site.browser(address).register(`${index}@x.example`)
  for (let index = 0; index < 5; index += 1) expect((await timed(register(index))).ms).toBe(0)
  site.clock.isHeld = true
  const late = register(5)
  await expect.poll(() => site.clock.waits).toEqual([3000])
  expect((await register(6)).status).toBe(429)
  expect(isDone(await register(7, '192.0.2.1'))).toBe(true)
  site.clock.release()
  expect(isDone(await late)).toBe(true)
})

describe('a throttle', () => {
  test('gives each key its free turns, then one a while, and recovers', () => {
    const clock = new TestClock()
    const throttle = new Throttle({ free: 2, everyMs: 100, maxWaitMs: 150 }, clock)
    const take = (key: string) => throttle.take(key)
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 100, null])
    expect([take('b'), take('b')]).toEqual([0, 0])
    throttle.giveBack('a')
    expect(take('a')).toBe(100)
    clock.pass(1000)
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 100])
  })

  test('remembers a key whatever others come', () => {
    const throttle = new Throttle({ free: 1, everyMs: 60_000, maxWaitMs: 0 }, new TestClock())
    throttle.take('owner')
    for (let key = 0; key < 20_000; key += 1) throttle.take(`${key}`)
    expect(throttle.take('owner')).toBeNull()
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
