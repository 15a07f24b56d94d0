import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOldStore } from '#test/old-store.ts'

test('messages to businesses keep their ids, states and replies, and no id is used twice', async () => {
  const { store, migrate } = await createOldStore('158-alerts')
  const write = (statement: string) => sql.raw(statement).execute(store.write)
  await write('pragma foreign_keys = 0')
  await write(`
    insert into business_messages (id, business_id, kind, reference, name, email, message, status, created_at, answered_at)
    values (3, 1, 'message', 'PB-1', 'Mele', 'mele@example.com', 'Is it open?', 'answered', 1, 2),
      (4, 1, 'quote', 'PB-2', 'Ana', 'ana@example.com', 'How much is it?', 'open', 1, null)`)
  await write(`insert into business_message_replies (id, message_id, text, at) values (5, 3, 'Yes.', 2)`)
  await write('delete from business_messages where id = 4')
  await migrate()
  const messages = await sql`select id, email, status, is_open from business_messages`.execute(store.read)
  expect(messages.rows).toEqual([{ id: 3, email: 'mele@example.com', status: 'answered', is_open: 0 }])
  const replies = await sql`select id, message_id, text from business_message_replies`.execute(store.read)
  expect(replies.rows).toEqual([{ id: 5, message_id: 3, text: 'Yes.' }])
  await write(`
    insert into business_messages (business_id, kind, reference, name, phone, message, created_at)
    values (1, 'message', 'PB-3', 'Hilda', '+67774123', 'Is it open?', 3)`)
  const { rows } = await sql`select id, email from business_messages order by id desc limit 1`.execute(
    store.read,
  )
  expect(rows).toEqual([{ id: 5, email: null }])
  const neither = write(`
    insert into business_messages (business_id, kind, reference, name, message, created_at)
    values (1, 'message', 'PB-4', 'Hilda', 'Is it open?', 3)`)
  await expect(neither).rejects.toThrow(/CHECK constraint failed/)
})
