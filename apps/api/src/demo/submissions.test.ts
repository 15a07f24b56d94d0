import { calls } from '@portal/domain/contract'
import { DAY, parseReference } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { CONFIG, NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { createContentReader } from '#features/content/content.service.ts'
import { listInquiries } from '#features/inquiries/inquiry-admin.service.ts'
import { readQueue } from '#features/moderation/queue/queue.service.ts'
import { createSources } from '#features/moderation/sources/sources.service.ts'
import { readDemoData } from './data/demo-data.ts'
import { createInquiryRecords } from './inquiries.ts'
import { seedDemo } from './seed.ts'
import { listSentForms, createSubmissionRecords } from './submissions.ts'

const data = readDemoData()
const CALLS = { events: calls.submitEvent, tenders: calls.submitTender, jobs: calls.submitJob }

test.each([NOW, NOW + 4 * DAY, Date.UTC(2027, 11, 31, 23)])(
  'the submissions of the demo satisfy the contract: %s',
  (now) => {
    for (const { kind, form } of listSentForms(data, now)) {
      const schema: v.GenericSchema = CALLS[kind].body
      const { issues, output } = v.safeParse(schema, form)
      expect(issues ?? []).toEqual([])
      expect(output).toEqual(form)
    }
    expect(createSubmissionRecords(data, now).map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
    ])
  },
)

test('submissions and inquiries have example addresses, submissions are marked as samples', () => {
  for (const { isSample, details, submission } of createSubmissionRecords(data, NOW)) {
    expect(isSample).toBe(true)
    expect(submission?.email).toMatch(/@portal\.test$/)
    expect('contactEmail' in details && details.contactEmail).toMatch(/\.example$/)
    expect(JSON.stringify(details)).toMatch(/"Sample /)
    expect(parseReference(submission?.reference ?? '')).toBe(submission?.reference)
  }
  for (const { reference, email } of createInquiryRecords(data, NOW)) {
    expect(parseReference(reference)).toBe(reference)
    expect(email ?? 'nobody@portal.test').toMatch(/@portal\.test$/)
  }
})

test('submissions are in the administrator’s queue, hidden from visitors, and sent no mail', async () => {
  const store = await newStore()
  expect(await seedDemo(store, NOW)).toBe(true)
  const context = { store, now: () => NOW }
  const all = { limit: 100, offset: 0 }
  const sources = createSources({ ...context, config: CONFIG })
  const queue = await readQueue(store.read, sources, { limit: 100 })
  const submitted = queue.items.filter(({ kind }) => kind in CALLS)
  expect(submitted.map(({ kind }) => kind)).toEqual(['events', 'jobs', 'tenders'])
  const inquiries = await listInquiries(context, {}, all)
  expect(inquiries.items.map(({ kind }) => kind)).toEqual(['issue', 'message'])
  const content = createContentReader(store, () => Promise.resolve([]))
  for (const kind of ['event', 'job', 'tender'] as const) {
    const { items } = await content.list(kind, {}, { now: NOW })
    expect(items.map(({ id }) => id).filter((id) => submitted.some((entry) => entry.id === id))).toEqual([])
  }
  expect(await store.read.selectFrom('outbox').selectAll().execute()).toEqual([])
})
