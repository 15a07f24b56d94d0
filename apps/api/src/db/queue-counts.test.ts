import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { NOW, type TestApp } from '#test/new-app.ts'
import { countQueue, newQueue, QUEUE_KINDS } from '#test/queue.ts'

/** Calculates the expected counters. */
async function recounted({ store }: TestApp) {
  const { rows } = await sql<{ kind: (typeof QUEUE_KINDS)[number]; waiting: number }>`
    select 'business' as kind, count(*) as waiting from businesses where status = 'pending' and removed_at is null
    union all select 'inquiry', count(*) from inquiries where status = 'new'
    union all select kind, count(*) from content where status = 'pending' and submitted_at is not null group by kind`.execute(
    store.read,
  )
  const waiting = new Map(rows.map((row) => [row.kind, row.waiting]))
  return Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, waiting.get(kind) ?? 0]))
}

test('counts pending items through every change', async () => {
  const { portal, write } = await newQueue()
  expect(await countQueue(portal)).toEqual({ business: 2, event: 1, tender: 0, job: 1, inquiry: 2 })
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
    expect(await countQueue(portal)).toEqual(await recounted(portal))
  }
  expect(await countQueue(portal)).toEqual({ business: 1, event: 0, tender: 0, job: 0, inquiry: 1 })
})
