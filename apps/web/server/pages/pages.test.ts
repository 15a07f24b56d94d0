import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { compressQuickly } from './compression.ts'
import type { PublicVersion } from './public-version.ts'
import type { PageResponse, PageResult, PageJob } from './page-renderer.ts'
import { Pages, type Outcome, type PageView } from './pages.ts'
import { RenderLimit } from './render-limit.ts'

interface Portal {
  pages: Pages
  /** The jobs, in order. */
  jobs: PageJob[]
  view: (path: string, own?: Partial<PageView>) => Promise<Outcome>
  /** The text of the page that a visitor gets. */
  read: (path: string, own?: Partial<PageView>) => Promise<string>
}

const HOUR = 3_600_000

let clock = 0
let publicVersion: PublicVersion = 'one'
/** The API's data for every page. */
let data = 'taro'
/** The calls that pages are rendered from. */
let calls = '/api/data'
let status = 200
let making: Promise<void> | null = null
let isBusy = false

beforeEach(() => {
  clock = 1_000_000
  publicVersion = 'one'
  data = 'taro'
  calls = '/api/data'
  status = 200
  making = null
  isBusy = false
})

const getPage = (text: string, own: Partial<PageResponse> = {}): PageResponse => ({
  kind: 'page',
  status,
  retryAfter: null,
  isPrivate: false,
  policy: "default-src 'none'",
  etag: `W/"${text}"`,
  renderedAt: clock,
  used: [{ path: calls, digest: data }],
  brotli: compressQuickly(`<html><body>${text}</body></html>`),
  ...own,
})

function resultOf({ path, addressOnly }: PageJob): PageResult {
  if (path.startsWith('/short'))
    return { kind: 'redirect', status: 301, location: '/list', isDecidedByAddress: true }
  if (path.startsWith('/nowhere')) return { kind: 'missing', isDecidedByAddress: true }
  if (addressOnly) return { kind: 'skipped' }
  if (path === '/moved')
    return { kind: 'redirect', status: 301, location: '/list', isDecidedByAddress: false }
  if (path.startsWith('/nobody')) return { kind: 'missing', isDecidedByAddress: false }
  if (path === '/404') return getPage('no such page', { status: 404, used: [] })
  if (path === '/own') return getPage('one’s own', { isPrivate: true })
  if (path === '/untagged') return getPage('untagged', { used: null })
  return getPage(`${path} with ${data}`)
}

function startPortal(scale = 1): Portal {
  const jobs: PageJob[] = []
  const pages = new Pages({
    render: async (job) => {
      jobs.push(job)
      await making
      if (job.previous?.every(({ digest }) => digest === data)) return { kind: 'unchanged' }
      return resultOf(job)
    },
    watch: { current: () => publicVersion, fresh: async () => publicVersion },
    limit: new RenderLimit(scale, () => clock),
    now: () => clock,
    isOverloaded: () => isBusy,
  })
  const view = async (path: string, own: Partial<PageView> = {}) =>
    pages.view({ path, saveData: false, address: '203.0.113.7', isSignedIn: false, ...own })
  return {
    pages,
    jobs,
    view,
    read: async (path, own) => getStyleText(await view(path, own)),
  }
}

async function getStyleText(outcome: Outcome): Promise<string> {
  if (outcome.kind === 'page') return (await outcome.page.encoded.encode('identity')).toString()
  if (outcome.kind === 'stale') return (await outcome.encoded.encode('identity')).toString()
  throw new Error(`${outcome.kind} has no text`)
}

const renders = ({ jobs }: Portal): number => jobs.length

test('a page is rendered once and served to everybody until the public version changes', async () => {
  const portal = startPortal()
  for (let n = 0; n < 5; n += 1) expect(await portal.read('/list')).toContain('/list with taro')
  expect(renders(portal)).toBe(1)
})

test('a page stored before the clock was set back is rendered again, and served if that fails', async () => {
  const portal = startPortal()
  await portal.view('/list')
  clock -= 48 * HOUR
  await portal.view('/list')
  expect(renders(portal)).toBe(2)
  clock -= 48 * HOUR
  publicVersion = null
  expect(await portal.view('/list')).toMatchObject({ kind: 'stale' })
})

test('a stored page is served synchronously', async () => {
  const portal = startPortal()
  await portal.view('/list')
  const outcome = portal.pages.view({ path: '/list', saveData: false, address: 'x', isSignedIn: false })
  expect(outcome).toMatchObject({ kind: 'page' })
})

test('a change is visible at once', async () => {
  const portal = startPortal()
  await portal.view('/list')
  publicVersion = 'two'
  data = 'kava'
  expect(await portal.read('/list')).toContain('/list with kava')
})

test('a change that does not affect a page costs no render and does not count towards the limit', async () => {
  const portal = startPortal(1 / 600)
  const first = await portal.view('/list')
  publicVersion = 'two'
  clock += 10_000
  const second = await portal.view('/list', { address: '198.51.100.1' })
  expect(second).toEqual(first)
  publicVersion = 'three'
  expect(await portal.view('/list', { address: '198.51.100.1' })).toEqual(first)
  expect(portal.jobs.map(({ previous }) => previous !== undefined)).toEqual([false, true, true])
})

test('taken places invalidate only pages that show events', async () => {
  const portal = startPortal()
  publicVersion = 'one\n1'
  await portal.view('/list')
  calls = '/api/events?limit=4'
  await portal.view('/events')
  publicVersion = 'one\n2'
  data = 'kava'
  expect(await portal.read('/events')).toContain('/events with kava')
  expect(await portal.read('/list')).toContain('/list with taro')
  expect(renders(portal)).toBe(3)
  publicVersion = 'two\n2'
  expect(await portal.read('/list')).toContain('/list with kava')
})

test('a hundred concurrent requests for a new page share one render', async () => {
  const portal = startPortal()
  let release = () => undefined as void
  making = new Promise((resolve) => {
    release = resolve
  })
  const views = Array.from({ length: 100 }, () => portal.read('/list'))
  release()
  expect(new Set(await Promise.all(views)).size).toBe(1)
  expect(renders(portal)).toBe(1)
})

test('after a minute a page is revalidated in the background while the stored one is served', async () => {
  const portal = startPortal()
  await portal.view('/list')
  clock += 61_000
  data = 'kava'
  expect(await portal.read('/list')).toContain('taro')
  await new Promise(setImmediate)
  expect(renders(portal)).toBe(2)
  expect(await portal.read('/list')).toContain('kava')
})

test('no page older than two minutes is served while it can be rendered', async () => {
  const portal = startPortal()
  await portal.view('/list')
  clock += 120_000
  data = 'kava'
  expect(await portal.read('/list')).toContain('kava')
})

test('private pages and pages from responses without ETag are rendered each time', async () => {
  const portal = startPortal()
  for (const path of ['/own', '/own', '/untagged', '/untagged']) await portal.view(path)
  expect(renders(portal)).toBe(4)
})

test('Save-Data has a separate page', async () => {
  const portal = startPortal()
  await portal.view('/list')
  await portal.view('/list', { saveData: true })
  expect(portal.jobs.map(({ saveData }) => saveData)).toEqual([false, true])
})

test('all unknown addresses share one 404 page', async () => {
  const portal = startPortal()
  expect(await portal.read('/nobody/1')).toContain('no such page')
  expect(await portal.read('/nobody/2')).toContain('no such page')
  expect(portal.jobs.map(({ path }) => path)).toEqual(['/nobody/1', '/404', '/nobody/2'])
  expect(await portal.view('/nobody/2')).toMatchObject({ kind: 'page', page: { status: 404 } })
  expect(renders(portal)).toBe(3)
})

test('redirects are stored too', async () => {
  const portal = startPortal()
  const moved = { kind: 'redirect', status: 301, location: '/list' }
  expect(await portal.view('/moved')).toMatchObject(moved)
  expect(await portal.view('/moved')).toMatchObject(moved)
  expect(renders(portal)).toBe(1)
})

test('beyond the render limit stored pages are served, stale ones too, otherwise a 429', async () => {
  const portal = startPortal(1 / 600)
  expect(await portal.read('/list')).toContain('taro')
  for (let n = 0; n < 1_000; n += 1) expect(await portal.view('/list')).toMatchObject({ kind: 'page' })
  publicVersion = 'two'
  data = 'kava'
  expect(await portal.read('/list')).toContain('taro')
  expect(await portal.view('/other')).toEqual({ kind: 'refused', status: 429, retryAfter: 300 })
  expect(await portal.read('/other', { address: '198.51.100.1' })).toContain('kava')
})

test('unknown and moved addresses don’t count towards the limit', async () => {
  const portal = startPortal(1 / 600)
  for (let n = 0; n < 20; n += 1) {
    expect(await portal.view(`/nowhere/${n}`)).toMatchObject({ kind: 'page', page: { status: 404 } })
    expect(await portal.view(`/short/${n}`)).toMatchObject({ kind: 'redirect', location: '/list' })
  }
  expect(portal.jobs.filter(({ path }) => path === '/404')).toHaveLength(1)
  expect(await portal.read('/list')).toContain('taro')
})

test('unknown and moved addresses get 404 and redirect beyond the render limit, also in another public version', async () => {
  const portal = startPortal(1 / 600)
  await portal.view('/list')
  for (const now of ['one', 'two']) {
    publicVersion = now
    expect(await portal.view('/other')).toMatchObject({ kind: 'refused', status: 429 })
    expect(await portal.view('/nowhere')).toMatchObject({ kind: 'page', page: { status: 404 } })
    expect(await portal.view('/short')).toMatchObject({ kind: 'redirect', location: '/list' })
  }
})

test('beyond the render limit stored 404s and redirects of an earlier public version are served', async () => {
  const portal = startPortal(2 / 600)
  await portal.view('/nobody')
  await portal.view('/moved')
  publicVersion = 'two'
  expect(await portal.view('/nobody')).toMatchObject({ kind: 'page', page: { status: 404 } })
  expect(await portal.view('/moved')).toMatchObject({ kind: 'redirect', location: '/list' })
})

test('while the API is down the 404 page is not stored and counts towards the limit', async () => {
  const portal = startPortal(1 / 600)
  publicVersion = null
  expect(await portal.view('/nowhere')).toMatchObject({ kind: 'stale', page: { status: 404 } })
  expect(await portal.view('/nowhere')).toMatchObject({ kind: 'refused', status: 429 })
})

test('beyond the maximum of pending renders a stale page is served, otherwise a 503', async () => {
  const portal = startPortal()
  await portal.view('/list')
  let release = () => undefined as void
  making = new Promise((resolve) => {
    release = resolve
  })
  const waiting = Array.from({ length: 200 }, (_, n) => portal.view(`/page/${n}`))
  expect(await portal.view('/one-more')).toEqual({ kind: 'refused', status: 503, retryAfter: 2 })
  publicVersion = 'two'
  expect(await portal.read('/list')).toContain('taro')
  release()
  await Promise.all(waiting)
  expect(await portal.view('/one-more')).toMatchObject({ kind: 'page' })
})

test('an overloaded process renders nothing: stored pages are served, stale ones too, otherwise a 503', async () => {
  const { jobs, view, read } = startPortal()
  await read('/list')
  isBusy = true
  expect(await read('/list')).toContain('/list with taro')
  publicVersion = 'two'
  expect(await read('/list')).toContain('/list with taro')
  expect(await view('/other')).toMatchObject({ kind: 'refused', status: 503, retryAfter: 2 })
  expect(jobs).toHaveLength(1)
  isBusy = false
  expect(await read('/other')).toContain('/other with taro')
})

test('while the API is down stored pages are served for a day, with a banner of their age', async () => {
  const portal = startPortal()
  await portal.view('/list')
  publicVersion = null
  clock += 5 * HOUR
  const stale = await portal.view('/list')
  const text = await getStyleText(stale)
  expect(stale.kind).toBe('stale')
  expect(text).toContain('/list with taro')
  expect(text).toContain(
    '<time datetime="1970-01-01T00:16:40.000Z">1 Jan 1970, 11:16 AM</time> (Honiara time)',
  )
  expect(text.indexOf('page-age')).toBeGreaterThan(text.indexOf('<body>'))
  if (stale.kind !== 'stale') throw new Error('It is not stale')
  expect(brotliDecompressSync(await stale.encoded.encode('br')).toString()).toBe(text)
  clock += 20 * HOUR
  status = 503
  expect(await portal.view('/list')).toMatchObject({ kind: 'page', page: { status: 503 } })
})

test('a failed render is replaced by the stale page, also when it throws', async () => {
  const portal = startPortal()
  await portal.view('/list')
  publicVersion = 'two'
  data = 'kava'
  status = 503
  expect((await portal.view('/list')).kind).toBe('stale')
  making = Promise.reject(new Error('The thread ended'))
  publicVersion = 'three'
  expect((await portal.view('/list')).kind).toBe('stale')
  await expect(portal.view('/unseen')).rejects.toThrow('The thread ended')
})

test('pages rendered while the API is down are not stored', async () => {
  const portal = startPortal()
  publicVersion = null
  await portal.view('/list')
  publicVersion = 'one'
  await portal.view('/list')
  expect(renders(portal)).toBe(2)
})
