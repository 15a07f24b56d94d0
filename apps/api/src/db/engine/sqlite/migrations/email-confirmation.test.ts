import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('accounts that are there have still to confirm, but administrators and the people of the demo', async () => {
  const { store, migrate } = await oldStore('015-registrations')
  store.writeSqlite.exec(`
    insert into users (email, first_name, last_name, is_admin, created_at) values
      ('ana@example.com', 'Ana', 'Vula', 0, 5),
      ('ruth@example.com', 'Ruth', 'Kalsakau', 1, 6),
      ('owner@portal.test', 'Moses', 'Tara', 0, 7)`)
  await migrate()
  const users = await store.read
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .orderBy('id')
    .execute()
  expect(users).toEqual([
    { email: 'ana@example.com', email_confirmed_at: null },
    { email: 'ruth@example.com', email_confirmed_at: 6 },
    { email: 'owner@portal.test', email_confirmed_at: 7 },
  ])
})
