import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countQueue, newQueue } from '#test/queue.ts'
import { queueCounts } from './016-queue-counts.ts'

test('the migration counts what waits already', async () => {
  const { portal, write } = await newQueue()
  for (const table of ['businesses', 'content', 'inquiries'])
    for (const trigger of ['insert', 'delete', 'enter', 'leave'])
      await sql.raw(`drop trigger queue_${table}_${trigger}`).execute(write)
  await sql`drop table queue_counts`.execute(write)
  await sql`drop index content_waiting_by_kind`.execute(write)
  await sql`drop index sessions_by_age`.execute(write)
  await write.transaction().execute((trx) => queueCounts.up(trx))
  expect(await countQueue(portal)).toEqual({ business: 2, event: 1, tender: 0, job: 1, inquiry: 2 })
})
