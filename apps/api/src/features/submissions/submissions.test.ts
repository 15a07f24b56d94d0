import {
  SUBMISSION_KINDS,
  type QueueDetail,
  type QueueItem,
  type SubmissionReceipt,
} from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { createIdempotencyHeaders, readMails } from '#test/mails.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { addSubmission, postSubmission, SUBMISSIONS } from '#test/submissions.ts'

type SubmissionDetail = Extract<QueueDetail, { kind: 'events' | 'tenders' | 'jobs' }>

/** Waiting items for administrators, the longest waiting first. */
async function queued({ get, signIn }: TestApp): Promise<SubmissionDetail[]> {
  const admin = await signIn('admin')
  const items = (await get('/api/admin/queue', admin)).json<QueueItem[]>()
  const read = ({ kind, id }: QueueItem) => get(`/api/admin/queue/items/${kind}/${id}`, admin)
  return Promise.all(items.map(async (item) => (await read(item)).json<SubmissionDetail>()))
}

test.each(SUBMISSION_KINDS)(
  '%s: a submission waits, and its submitter gets a reference and an email',
  async (kind) => {
    const portal = await newApp()
    const response = await postSubmission(portal, kind)
    expect(response.statusCode).toBe(201)
    const { id, slug, reference } = response.json<SubmissionReceipt>()
    expect(await queued(portal)).toMatchObject([
      { kind, id, reference, sender: { email: 'mele@kokonut.test' } },
    ])
    expect((await portal.get(`/api/${kind}/${slug}`)).statusCode).toBe(404)
    expect((await portal.get(`/api/${kind}/${id}`)).statusCode).toBe(404)
    expect((await portal.get(`/api/${kind}`)).json()).toEqual([])
    const [mail, ...more] = await readMails(portal)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to_address: 'mele@kokonut.test', to_name: 'Mele Talo' })
    expect(mail?.text).toContain(`Reference: ${reference}`)
    expect(mail?.text).toContain('Our answer by: Wed 25 Nov 2026')
  },
)

test('stores an event as it was entered, in the time zone of its place', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'events', { endDate: '2026-12-02', website: 'growers.example', capacity: 30 })
  const [entry] = await queued(portal)
  expect(entry?.item).toMatchObject({
    slug: 'cocoa-quality-workshop',
    type: 'Workshops & Training',
    startsAt: '2026-11-30T22:00:00.000Z',
    endsAt: '2026-12-02T05:30:00.000Z',
    timeZone: 'Pacific/Guadalcanal',
    country: 'sb',
    province: 'malaita',
    price: 'Free',
    website: 'https://growers.example',
    contactEmail: null,
    capacity: 30,
    speaker: null,
    company: null,
  })
})

test('uses the time zone of the place: Bougainville has its own', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'events', { country: 'pg', province: '', location: 'Arawa, Bougainville' })
  await addSubmission(portal, 'jobs', { country: 'pg', location: 'Lae' })
  expect((await queued(portal)).map(({ item }) => item.timeZone)).toEqual([
    'Pacific/Bougainville',
    'Pacific/Port_Moresby',
  ])
})

test('stores a webinar’s organiser as its company', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'events', { type: 'Webinars', speaker: 'Élodie Naïs' })
  expect((await queued(portal))[0]?.item).toMatchObject({
    type: 'Webinars',
    speaker: 'Élodie Naïs',
    company: 'Sample Growers’ Group',
  })
})

test('stores a tender’s lots and documents, and its phone number in E.164', async () => {
  const portal = await newApp()
  const lots = [{ title: 'Lot 1', description: 'Fifty desks' }, { title: 'Lot 2' }]
  const documents = [{ title: 'Drawings', url: 'trust.example/desks.pdf' }]
  await addSubmission(portal, 'tenders', { lots, documents, industry: 'manufacturing' })
  const [entry] = await queued(portal)
  expect(entry?.item).toMatchObject({
    kind: 'ngo',
    closesAt: '2026-12-04T04:00:00.000Z',
    timeZone: 'Pacific/Fiji',
    contactPhone: '+6799990123',
    lots: [lots[0], { title: 'Lot 2', description: '' }],
    documents: [{ title: 'Drawings', url: 'https://trust.example/desks.pdf' }],
  })
})

test('a job closes in the time zone of its place', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'jobs')
  expect((await queued(portal))[0]?.item).toMatchObject({
    employer: 'Sample Lodge',
    type: 'part-time',
    closesAt: '2026-12-11T06:00:00.000Z',
    timeZone: 'Pacific/Efate',
    requirements: null,
  })
})

const TOO_FAR = 'Please choose a day within the next five years'

/** It is 20 November, 16:00 in Honiara and Port Vila and 17:00 in Suva. */
test.each([
  [
    'events',
    { date: '2026-11-20', endTime: '15:59' },
    { endTime: 'This event has ended. Please choose a later day' },
  ],
  [
    'tenders',
    { closingDate: '2026-11-19' },
    { closingDate: 'This day has passed. Please choose a later one' },
  ],
  [
    'tenders',
    { closingDate: '2026-11-20', closingTime: '16:59' },
    { closingTime: 'This time has passed. Please choose a later one' },
  ],
  [
    'jobs',
    { closingDate: '2026-11-20', closingTime: '16:00' },
    { closingTime: 'This time has passed. Please choose a later one' },
  ],
  ['events', { date: '2062-11-30' }, { date: TOO_FAR }],
  ['events', { endDate: '2062-11-30' }, { endDate: TOO_FAR }],
  ['jobs', { closingDate: '9999-12-31' }, { closingDate: TOO_FAR }],
  [
    'tenders',
    { contactPhone: 'ask for Jo' },
    {
      contactPhone:
        'Please enter a valid phone number, such as +679 12345, or start with + for another country',
    },
  ],
] as const)('rejects %s %j with messages for the fields', async (kind, changes, fields) => {
  const portal = await newApp()
  const response = await postSubmission(portal, kind, changes)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message: Object.values(fields)[0], fields })
  expect(await queued(portal)).toEqual([])
  expect(await readMails(portal)).toEqual([])
})

test('accepts a notice until a minute before it closes', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'jobs', { closingDate: '2026-11-20', closingTime: '16:01' })
  await addSubmission(portal, 'events', { date: '2026-11-20', startTime: '08:00', endTime: '16:01' })
  expect(await queued(portal)).toHaveLength(2)
})

test('reports all invalid fields at once', async () => {
  const portal = await newApp()
  const closed = await postSubmission(portal, 'tenders', { closingDate: '2020-01-01', contactPhone: '1' })
  expect(Object.keys(closed.json<{ fields: object }>().fields)).toEqual(['closingDate', 'contactPhone'])
  const empty = await portal.inject({ method: 'POST', url: '/api/jobs', payload: {} })
  expect(Object.keys(empty.json<{ fields: object }>().fields)).toEqual([
    'title',
    'employer',
    'type',
    'summary',
    'description',
    'country',
    'location',
    'closingDate',
    'closingTime',
    'howToApply',
    'submitterName',
    'submitterEmail',
    'acceptTerms',
  ])
})

test.each(SUBMISSION_KINDS)('%s: rejects a filled-in honeypot with a message', async (kind) => {
  const response = await postSubmission(await newApp(), kind, { contactFax: '+677 1' })
  expect(response.json()).toEqual({
    message: 'Please leave this field empty: it catches spam programs',
    fields: { contactFax: 'Please leave this field empty: it catches spam programs' },
  })
})

test('chooses a slug that is free within its kind and no section of the site', async () => {
  const portal = await newApp()
  const slugs = [
    await addSubmission(portal, 'events', { title: 'Workshops' }),
    await addSubmission(portal, 'events', { title: 'Calendar' }),
    await addSubmission(portal, 'events', { title: 'Submit' }),
    await addSubmission(portal, 'tenders', { title: 'Grants' }),
    await addSubmission(portal, 'jobs'),
    await addSubmission(portal, 'jobs'),
    await addSubmission(portal, 'tenders', { title: 'Bookkeeper' }),
    await addSubmission(portal, 'events', { title: '2026 20 27' }),
  ].map(({ slug }) => slug)
  expect(slugs).toEqual([
    'workshops-2',
    'calendar-2',
    'submit-2',
    'grants-2',
    'bookkeeper',
    'bookkeeper-2',
    'bookkeeper',
    '2026-20-27',
  ])
})

test('limits submissions to twenty an hour from one place and for one address, without repeats and rejected ones', async () => {
  const portal = await newApp()
  await postSubmission(portal, 'events', {}, createIdempotencyHeaders())
  await postSubmission(portal, 'events', {}, createIdempotencyHeaders())
  await postSubmission(portal, 'events', { title: '' })
  const kinds = Array.from({ length: 19 }, (_, i) => SUBMISSION_KINDS[i % 3] ?? 'jobs')
  for (const kind of kinds) await addSubmission(portal, kind)
  const refused = await postSubmission(portal, 'jobs')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ message: 'Too many requests from here. Please try again in 1 hour' })
  const elsewhere = { method: 'POST', url: '/api/jobs', remoteAddress: '203.0.113.9' } as const
  expect((await portal.inject({ ...elsewhere, payload: SUBMISSIONS.jobs })).statusCode).toBe(429)
  const another = { ...SUBMISSIONS.jobs, submitterEmail: 'other@kokonut.test' }
  expect((await portal.inject({ ...elsewhere, payload: another })).statusCode).toBe(201)
})

test('names and titles add no link to an email', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'events', {
    submitterName: 'See https://spam.example',
    title: 'Go to spam.example now',
  })
  const [mail] = await readMails(portal)
  expect(`${mail?.text} ${mail?.html}`).not.toContain('spam.example')
})
