import { calls, type Inquiry, type QueueEntry } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { newApp, NOW } from '../../../test/new-app.ts'
import { parseReference } from '#reference.ts'
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

test('the demo’s administrator finds it in the queue, and visitors do not', async () => {
  const portal = await newApp()
  for (const table of ['audit', 'users'] as const) await portal.store.write.deleteFrom(table).execute()
  expect(await seedDemo(portal.store, NOW)).toBe(true)
  const admin = await portal.signIn('admin')
  const queue = (await portal.get('/api/admin/queue', admin)).json<QueueEntry[]>()
  expect(queue.map(({ kind }) => kind)).toEqual(['events', 'jobs', 'tenders'])
  const inquiries = (await portal.get('/api/admin/inquiries', admin)).json<Inquiry[]>()
  expect(inquiries.map(({ kind }) => kind)).toEqual(['issue', 'message'])
  for (const { kind, item } of queue)
    expect((await portal.get(`/api/${kind}/${item.slug}`)).statusCode).toBe(404)
  expect(await portal.store.read.selectFrom('outbox').selectAll().execute()).toEqual([])
})
