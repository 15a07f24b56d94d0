import { expect, test } from 'vitest'
import { onFileFinished } from './file-end.ts'
import { addListings } from './listings.ts'
import { startLoad } from './load.ts'
import { newNextRelease } from './next-release.ts'
import { SHOP } from './photos.ts'
import { newSharedDatabase, send, signIn, type Server } from './two-processes.ts'

/** Milliseconds: processes start beside those of other tests. */
const SLOW = 180_000
const LIST = '/api/businesses'
/** Public paths, and those of a signed-in person. */
const PATHS = [
  LIST,
  `${LIST}?search=shop`,
  `${LIST}?country=fiji`,
  '/api/stats/provinces',
  '/api/news',
  '/api/search?q=shop',
  '/api/auth/user',
  '/api/businesses?owner=me',
  '/api/admin/queue',
  '/api/admin/businesses/pending',
  '/api/health/ready',
]
/** Tables that the next release changes, which all kinds of prepared statements read. */
const TABLES = ['businesses', 'content', 'users', 'sessions', 'outbox']

const onEnd = onFileFinished()

const tagOf = async ({ url }: Server, tag = ''): Promise<{ status: number; tag: string }> => {
  const response = await fetch(url + LIST, { headers: { 'if-none-match': tag } })
  return { status: response.status, tag: response.headers.get('etag') ?? '' }
}

/** Posts a listing through each server and finds it in the owner's listings at the other. */
async function expectToWorkTogether(servers: readonly [Server, Server]): Promise<void> {
  for (const [writer, reader] of [servers, servers.toReversed()] as [Server, Server][]) {
    const cookie = await signIn(writer, 'owner')
    const name = `By-${writer.port}-at-${Date.now()}`
    const posted = await send(writer, LIST, { ...SHOP, name }, { cookie, key: name })
    expect(posted.status).toBe(201)
    const { id } = (await posted.json()) as { id: number }
    const own = await fetch(`${reader.url}/api/businesses?owner=me`, { headers: { cookie } })
    expect(await own.text()).toContain(name)
    const admin = await signIn(reader, 'admin')
    const decided = await send(
      reader,
      `/api/admin/businesses/${id}/status`,
      { status: 'approved' },
      { cookie: admin, method: 'PATCH' },
    )
    expect(decided.status).toBe(200)
    expect(await (await fetch(`${writer.url}${LIST}/${id}`)).text()).toContain(name)
  }
}

test(
  'the next release starts beside this one and stops again without a failed request',
  async () => {
    const { url, store, ids, start } = await newSharedDatabase(onEnd)
    await addListings(
      store,
      ...Array.from({ length: 20 }, (_, i) => ({ ownerId: ids.owner, name: `Shop ${i}` })),
    )
    const next = newNextRelease(TABLES, onEnd)
    const [older, stays] = await Promise.all([start(), start()])
    const cookie = await signIn(older, 'admin')
    const loads = [older, stays].map((server) =>
      startLoad(server.url, { paths: PATHS, cookie, clients: 2, pause: 20 }),
    )
    const sixtyMore = () => {
      const before = loads.map(({ outcomes }) => outcomes.length)
      return expect
        .poll(() => loads.every(({ outcomes }, i) => outcomes.length > (before[i] ?? 0) + 60))
        .toBe(true)
    }
    await sixtyMore()

    await next.migrate(url)
    const newer = await start({}, next.main)
    loads.push(startLoad(newer.url, { paths: PATHS, cookie, clients: 2, pause: 20 }))
    await sixtyMore()
    await expectToWorkTogether([older, newer])

    // The responses of one release are not valid for the other.
    const { tag } = await tagOf(older)
    expect(await tagOf(stays, tag)).toEqual({ status: 304, tag })
    const ofNewer = await tagOf(newer, tag)
    expect(ofNewer.status).toBe(200)
    expect(ofNewer.tag).not.toBe(tag)

    // A process of the older release may still start, as after a crash or a rollback.
    await loads[0]?.end()
    older.kill('SIGTERM')
    expect(await older.exitCode()).toBe(0)
    const again = await start()
    await expectToWorkTogether([newer, again])

    await Promise.all(loads.map((load) => load.end()))
    expect(loads.flatMap((load) => load.failures())).toEqual([])
    expect(stays.log() + newer.log()).not.toContain('"level":50')
  },
  SLOW,
)
