import { SUBMISSION_KINDS, type SubmissionReceipt } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { syncEditorial } from '../editorial/editorial.service.ts'
import { aCourse, anArticle, anEvent, publish } from '#test/content.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { restore, takeDown } from './take-down.service.ts'

const WHY = { reason: 'withdrawn', note: 'See you next year.' } as const
const NO_REASON = { reason: null, note: null } as const

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const admin = await portal.signIn('admin')
  const decide = (kind: string, { id }: SubmissionReceipt, status: 'approved' | 'rejected') =>
    portal.inject({
      method: 'PATCH',
      url: `/api/admin/${kind}/${id}/status`,
      payload: { status },
      cookies: admin,
    })
  return { portal, clock, decide }
}

const trailOf = ({ store }: TestApp) =>
  store.read.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst()

/** Where the public may find content, and where it does: list, sitemap, feed, search (not of jobs) and its page. */
async function whereSeen({ get }: TestApp, kind: string, { slug, title }: { slug: string; title: string }) {
  const feed = kind === 'events' ? '/api/events/calendar.ics' : `/api/${kind}/feed.xml`
  const search = `/api/search?q=${encodeURIComponent(title)}`
  const places = [`/api/${kind}`, `/api/sitemap?kind=${kind}`, feed, ...(kind === 'jobs' ? [] : [search])]
  const bodies = await Promise.all(places.map(async (url) => [url, (await get(url)).body] as const))
  const page = await get(`/api/${kind}/${slug}`)
  const shown = bodies.filter(([, body]) => body.includes(slug)).map(([url]) => url)
  return { places, shown: [...shown, ...(page.statusCode === 200 ? ['page'] : [])] }
}

test.each(SUBMISSION_KINDS)(
  '%s: a take-down hides it everywhere at once, and restoring it shows it at its old address',
  async (kind) => {
    const { portal, clock, decide } = await newPortal()
    const submitted = await addSubmission(portal, kind)
    const { slug, reference } = submitted
    await decide(kind, submitted, 'approved')
    const getRow = () =>
      portal.store.read.selectFrom('content').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
    const published = await getRow()
    const { places, shown } = await whereSeen(portal, kind, published)
    expect(shown).toEqual([...places, 'page'])

    clock.now += HOUR
    const taken = await takeDown(portal.context, `/${kind}/${slug}`, WHY)
    expect(taken).toEqual({ path: `/${kind}/${slug}`, notified: 'mele@kokonut.test' })
    expect(await whereSeen(portal, kind, published)).toEqual({ places, shown: [] })
    expect(await trailOf(portal)).toMatchObject({
      at: NOW + HOUR,
      actor_id: null,
      action: 'taken down',
      subject_kind: published.kind,
      subject_id: published.id,
      ...WHY,
      changes: '{"status":["approved","rejected"]}',
    })
    const email = (await readMails(portal)).at(-1)
    expect(email?.to_address).toBe('mele@kokonut.test')
    expect(email?.subject).toBe(`Your ${published.kind} is taken down: ${reference}`)
    expect(email?.text).toContain('Reason: You asked us to take it down')
    expect(email?.text).toContain('> See you next year.')

    // Its address stays reserved meanwhile.
    expect((await addSubmission(portal, kind)).slug).toBe(`${slug}-2`)
    clock.now += HOUR
    await restore(portal.context, reference.toLowerCase().replaceAll('-', ' '))
    expect(await whereSeen(portal, kind, published)).toEqual({ places, shown })
    expect(await getRow()).toEqual(published)
    expect(await trailOf(portal)).toMatchObject({
      at: NOW + 2 * HOUR,
      actor_id: null,
      action: 'restored',
      changes: '{"status":["rejected","approved"]}',
    })
    const back = (await readMails(portal)).at(-1)
    expect(back?.subject).toBe(`Your ${published.kind} is published again: ${reference}`)
    expect(back?.text).toContain(`http://localhost:3000/${kind}/${slug}`)
  },
)

test.each([
  ['/events/trade-show', '/events/trade-show'],
  ['events/trade-show/', '/events/trade-show'],
  ['http://localhost:3000/events/trade-show?from=mail#top', '/events/trade-show'],
  ['/events/1', '/events/trade-show'],
  ['/news/cocoa-exports-grow', '/news/cocoa-exports-grow'],
  ['/skills/technical/outboard-motor-repair', '/skills/technical/outboard-motor-repair'],
])('takes down content without a submitter too, without an email: %s', async (typed, path) => {
  const { portal } = await newPortal()
  await publish(portal.store, anEvent(), anArticle(), aCourse())
  expect(await takeDown(portal.context, typed, NO_REASON)).toEqual({ path, notified: null })
  const [, kind = '', ...rest] = path.split('/')
  const url = `/api/${kind === 'skills' ? 'courses' : kind}/${rest.at(-1) ?? ''}`
  expect((await portal.get(url)).statusCode).toBe(404)
  await restore(portal.context, typed)
  expect((await portal.get(url)).statusCode).toBe(200)
  expect(await readMails(portal)).toEqual([])
})

test.each([
  '/events/outboard-motor-repair',
  '/skills/finance/outboard-motor-repair',
  '/outboard-motor-repair',
  '/skills/technical',
  'PB-2222-22',
  'http://',
  '/',
  '',
])('refuses %j, which is no path of content', async (typed) => {
  const { portal } = await newPortal()
  await publish(portal.store, aCourse())
  for (const act of [() => takeDown(portal.context, typed, NO_REASON), () => restore(portal.context, typed)])
    await expect(act()).rejects.toThrow('There is no event, tender, job, article or course at ')
  expect(await trailOf(portal)).toBeUndefined()
})

test('editorial content can’t be taken down, and its file is named', async () => {
  const { portal } = await newPortal()
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  await expect(takeDown(portal.context, '/about/mission', NO_REASON)).rejects.toThrow(
    '/about/mission is made of content/pages/about-mission.md',
  )
  expect((await portal.get('/api/pages/about-mission')).statusCode).toBe(200)
})

test('the message says whether content is taken down, pending, rejected or published', async () => {
  const { portal, decide } = await newPortal()
  await publish(portal.store, anEvent({ publishedAt: NOW + DAY }))
  const show = '/events/trade-show'
  await expect(restore(portal.context, show)).rejects.toThrow(`${show} is published`)
  await takeDown(portal.context, show, NO_REASON)
  await expect(takeDown(portal.context, show, NO_REASON)).rejects.toThrow(`${show} is taken down already`)

  const job = await addSubmission(portal, 'jobs')
  const path = `/jobs/${job.slug}`
  const waits = `${path} is not published yet: it is in the moderation queue`
  await expect(takeDown(portal.context, path, NO_REASON)).rejects.toThrow(waits)
  await expect(restore(portal.context, job.reference)).rejects.toThrow(waits)
  await decide('jobs', job, 'rejected')
  const emails = await readMails(portal)
  await expect(takeDown(portal.context, path, NO_REASON)).rejects.toThrow('not published: it was rejected')
  await expect(restore(portal.context, path)).rejects.toThrow('was rejected before it was ever published')
  expect(await readMails(portal)).toEqual(emails)
})

test('content isn’t taken down when the submitter’s email can’t be stored', async () => {
  const { portal, decide } = await newPortal()
  const submitted = await addSubmission(portal, 'tenders')
  await decide('tenders', submitted, 'approved')
  await refuseWrites(portal.store, { to: 'outbox' })
  await expect(takeDown(portal.context, submitted.reference, WHY)).rejects.toThrow('no room')
  expect((await portal.get(`/api/tenders/${submitted.slug}`)).statusCode).toBe(200)
  expect(await trailOf(portal)).toMatchObject({ action: 'approved' })
})
