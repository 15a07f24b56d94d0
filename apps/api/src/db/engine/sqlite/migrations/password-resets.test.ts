import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('tokens and address proofs stay what they were', async () => {
  const { store, migrate } = await oldStore('028-filter-flags')
  store.writeSqlite.exec(`
    insert into users (id, email, first_name, last_name, created_at) values
      (7, 'ana@example.com', 'Ana', 'Vula', 5);
    insert into account_tokens (hash, user_id, purpose, created_at) values
      (x'01', 7, 'confirm', 6), (x'02', null, 'claim', 7);
    insert into outbox
      (message_id, to_name, to_address, subject, text, html, created_at, next_try_at, proves) values
      ('<1>', 'Ana', 'ana@example.com', 'Confirm', '', '', 8, 8, 'confirm'),
      ('<2>', 'Ana', 'ana@example.com', 'Other', '', '', 9, 9, null)`)
  await migrate()
  const tokens = await store.read
    .selectFrom('account_tokens')
    .select(['user_id', 'purpose'])
    .orderBy('hash')
    .execute()
  expect(tokens).toEqual([
    { user_id: 7, purpose: 'confirm' },
    { user_id: null, purpose: 'claim' },
  ])
  const mails = await store.read.selectFrom('outbox').select(['subject', 'proves']).orderBy('id').execute()
  expect(mails).toEqual([
    { subject: 'Confirm', proves: 'confirm' },
    { subject: 'Other', proves: null },
  ])
  store.writeSqlite.exec(`delete from users`)
  expect(await store.read.selectFrom('account_tokens').select('user_id').execute()).toEqual([
    { user_id: null },
  ])
})
