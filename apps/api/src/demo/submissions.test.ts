import { calls } from '@portal/domain/contract'
import { DAY, parseReference } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { openContent } from '#features/content/content.service.ts'
import { readInquiries } from '#features/inquiries/inquiry-admin.service.ts'
import { readQueue } from '#features/moderation/queue.service.ts'
import { demoInquiries } from './inquiries.ts'
import { seedDemo } from './seed.ts'
import { demoForms, demoSubmissions } from './submissions.ts'

const CALLS = { events: calls.submitEvent, tenders: calls.submitTender, jobs: calls.submitJob }

test.each([NOW, NOW + 4 * DAY, Date.UTC(2027, 11, 31, 23)])(
  'what waits in the demo could have been sent in: %s',
  (now) => {
    for (const { kind, input } of demoForms(now)) {
      const schema: v.GenericSchema = CALLS[kind].body
      const { issues, output } = v.safeParse(schema, input)
      expect(issues ?? []).toEqual([])
      expect(output).toEqual(input)
    }
    expect(demoSubmissions(now).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
  },
)

test('it is marked as sample, and belongs to nobody real', () => {
  for (const { isSample, details, submission } of demoSubmissions(NOW)) {
    expect(isSample).toBe(true)
    expect(submission?.email).toMatch(/@portal\.test$/)
    expect('contactEmail' in details && details.contactEmail).toMatch(/\.example$/)
    expect(JSON.stringify(details)).toMatch(/"Sample /)
    expect(parseReference(submission?.reference ?? '')).toBe(submission?.reference)
  }
  for (const { reference, email } of demoInquiries(NOW)) {
    expect(parseReference(reference)).toBe(reference)
    expect(email ?? 'nobody@portal.test').toMatch(/@portal\.test$/)
  }
})

test('the demo’s administrator finds it in the queue, visitors do not, and nobody is written to', async () => {
  const store = await newStore()
  expect(await seedDemo(store, NOW)).toBe(true)
  const context = { store, now: () => NOW }
  const all = { limit: 100, offset: 0 }
  const queue = await readQueue(context, {}, all)
  expect(queue.items.map(({ kind }) => kind)).toEqual(['events', 'jobs', 'tenders'])
  const inquiries = await readInquiries(context, {}, all)
  expect(inquiries.items.map(({ kind }) => kind)).toEqual(['issue', 'message'])
  const content = openContent(store)
  for (const kind of ['event', 'job', 'tender'] as const) {
    const { items } = await content.list(kind, {}, NOW)
    expect(items.map(({ id }) => id).filter((id) => queue.items.some((entry) => entry.id === id))).toEqual([])
  }
  expect(await store.read.selectFrom('outbox').selectAll().execute()).toEqual([])
})
