import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { addSubmission } from '#test/submissions.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { queueCounts } from './migrations/016-queue-counts.ts'
import { readQueueCounts } from './queue-counts.ts'

const KINDS = ['business', 'event', 'tender', 'job', 'inquiry'] as const

const counted = ({ store }: TestApp) => readQueueCounts(store.read, KINDS)

/** What the counters have to come to. */
async function recounted({ store }: TestApp) {
  const { rows } = await sql<{ kind: (typeof KINDS)[number]; waiting: number }>`
    select 'business' as kind, count(*) as waiting from businesses where status = 'pending' and removed_at is null
    union all select 'inquiry', count(*) from inquiries where status = 'new'
    union all select kind, count(*) from content where status = 'pending' and submitted_at is not null group by kind`.execute(
    store.read,
  )
  const waiting = new Map(rows.map((row) => [row.kind, row.waiting]))
  return Object.fromEntries(KINDS.map((kind) => [kind, waiting.get(kind) ?? 0]))
}

async function newQueue() {
  const portal = await newApp()
  const { write } = portal.store
  await addListings(portal.store, { status: 'pending' }, { status: 'pending' }, {}, { status: 'rejected' })
  await addSubmission(portal, 'events')
  await addSubmission(portal, 'jobs')
  for (const message of ['One', 'Two']) {
    const payload = { topic: 'other', message: `${message} thing is wrong` }
    await portal.inject({ method: 'POST', url: '/api/issues', payload })
  }
  return { portal, write }
}

test('counts what waits through every change', async () => {
  const { portal, write } = await newQueue()
  expect(await counted(portal)).toEqual({ business: 2, event: 1, tender: 0, job: 1, inquiry: 2 })
  for (const statement of [
    sql`update businesses set status = 'approved' where id = 1`,
    sql`update businesses set removed_at = ${NOW} where id = 2`,
    sql`update businesses set removed_at = null where id = 2`,
    sql`update businesses set status = 'pending' where id = 4`,
    sql`update businesses set name = 'Another' where id = 2`,
    sql`delete from businesses where id = 2`,
    sql`update content set status = 'rejected' where kind = 'job'`,
    sql`delete from content where kind = 'event'`,
    sql`update inquiries set status = 'handled', handled_at = ${NOW} where id = 1`,
  ]) {
    await statement.execute(write)
    expect(await counted(portal)).toEqual(await recounted(portal))
  }
  expect(await counted(portal)).toEqual({ business: 1, event: 0, tender: 0, job: 0, inquiry: 1 })
})

test('the migration counts what waits already', async () => {
  const { portal, write } = await newQueue()
  for (const table of ['businesses', 'content', 'inquiries'])
    for (const trigger of ['insert', 'delete', 'enter', 'leave'])
      await sql.raw(`drop trigger queue_${table}_${trigger}`).execute(write)
  await sql`drop table queue_counts`.execute(write)
  await sql`drop index content_waiting_by_kind`.execute(write)
  await sql`drop index sessions_by_age`.execute(write)
  await write.transaction().execute((trx) => queueCounts.up(trx))
  expect(await counted(portal)).toEqual({ business: 2, event: 1, tender: 0, job: 1, inquiry: 2 })
})
