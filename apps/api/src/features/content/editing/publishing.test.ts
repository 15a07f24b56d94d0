import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newEditing } from '#test/content-editing.ts'
import { readMails } from '#test/mails.ts'
import { addSubmission } from '#test/submissions.ts'

test('scheduled content is hidden until its time in the chosen zone', async () => {
  const { portal, clock, create, act, done, list } = await newEditing()
  const draft = await create('news')
  const at = { date: '2026-11-21', time: '08:00', timeZone: 'Pacific/Fiji' }
  const scheduled = await done(act(draft, 'publication', at))
  expect(scheduled).toMatchObject({ state: 'scheduled', publishedAt: '2026-11-20T20:00:00.000Z' })
  const seen = async () => [
    (await portal.get(`/api${draft.path}`)).statusCode,
    (await portal.get('/api/news')).json<unknown[]>().length,
    (await portal.get('/api/news?search=ferry')).json<unknown[]>().length,
    (await portal.get('/api/news/feed.xml')).body.includes('Ferry'),
    (await portal.get('/api/sitemap?kind=news')).json<unknown[]>().length,
  ]
  clock.now = Date.parse('2026-11-20T19:59:59Z')
  expect(await seen()).toEqual([404, 0, 0, false, 0])
  expect(await list('?state=scheduled')).toHaveLength(1)
  clock.now = Date.parse('2026-11-20T20:00:00Z')
  expect(await seen()).toEqual([200, 1, 1, true, 1])
  expect(await list('?state=published')).toHaveLength(1)
})

test.each([
  [
    { date: '2026-11-20', time: '08:00', timeZone: 'Pacific/Fiji' },
    { time: 'This time has passed. Please choose a later one' },
  ],
  [
    { date: '2028-11-20', time: '08:00', timeZone: 'Pacific/Fiji' },
    { date: 'Please choose a day within the next year' },
  ],
  [{ date: '2026-12-20' }, { time: 'Please enter a time' }],
  [{ time: '08:00' }, { date: 'Please enter a day' }],
  [
    { date: '2026-12-20', time: '08:00', timeZone: 'Mars' },
    { timeZone: 'Please choose one of the time zones' },
  ],
])('refuses the schedule %j', async (at, fields) => {
  const { create, act } = await newEditing()
  const response = await act(await create('news'), 'publication', at)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ fields })
})

test('a scheduled article can be published at once, moved, or made a draft again', async () => {
  const { create, act, done } = await newEditing()
  const at = { date: '2026-12-01', time: '08:00', timeZone: 'Pacific/Fiji' }
  const scheduled = await done(act(await create('news'), 'publication', at))
  const moved = await done(act(scheduled, 'publication', { ...at, time: '09:00' }))
  expect(moved.publishedAt).toBe('2026-11-30T21:00:00.000Z')
  const draft = await done(act(moved, 'unschedule'))
  expect(draft.state).toBe('draft')
  expect((await act(draft, 'unschedule')).statusCode).toBe(409)
  expect((await done(act(draft, 'publication'))).state).toBe('published')
})

test('a take-down hides content and notifies the submitter; restoring publishes it with its waiting edit', async () => {
  const { portal, clock, admin, read, act, done, save } = await newEditing()
  const { id, slug } = await addSubmission(portal, 'jobs')
  expect((await portal.get(`/api/admin/content/${id}`, admin)).statusCode).toBe(404)
  await portal.inject({
    method: 'PATCH',
    url: `/api/admin/jobs/${id}/status`,
    payload: { status: 'approved' },
    cookies: admin,
  })
  clock.now += HOUR
  const job = await read(id)
  expect(job).toMatchObject({ state: 'published', version: 0, recipients: { places: 0, submitter: true } })
  const taken = await done(act(job, 'take-down', { reason: 'withdrawn', note: 'As you asked.' }))
  expect(taken).toMatchObject({
    state: 'taken-down',
    takenDown: { reason: 'withdrawn', note: 'As you asked.' },
  })
  expect((await portal.get(`/api/jobs/${slug}`)).statusCode).toBe(404)
  expect((await readMails(portal)).at(-1)?.subject).toMatch(/^Your job is taken down/)

  const edited = await done(save(taken, { ...job.fields, title: 'Bookkeeper, half days' }))
  expect((await act(edited, 'publication')).statusCode).toBe(409)
  const restored = await done(act(edited, 'restore'))
  expect(restored).toMatchObject({
    state: 'published',
    hasEdit: false,
    takenDown: null,
    path: `/jobs/${slug}`,
  })
  expect((await portal.get(`/api/jobs/${slug}`)).json()).toMatchObject({ title: 'Bookkeeper, half days' })
  expect((await act(restored, 'restore')).statusCode).toBe(409)
})
