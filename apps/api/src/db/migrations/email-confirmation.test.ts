import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database.ts'
import { PortalDialect } from '../dialect.ts'
import { migrations } from './index.ts'

test('accounts that are there have still to confirm, but administrators and the people of the demo', async () => {
  const sqlite = new SqliteDatabase(':memory:')
  const db = new Kysely<Database>({ dialect: new PortalDialect({ database: sqlite }) })
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  await migrator.migrateTo('015-registrations')
  sqlite.exec(`
    insert into users (email, first_name, last_name, is_admin, created_at) values
      ('ana@example.com', 'Ana', 'Vula', 0, 5),
      ('ruth@example.com', 'Ruth', 'Kalsakau', 1, 6),
      ('owner@portal.test', 'Moses', 'Tara', 0, 7)`)
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  const users = await db.selectFrom('users').select(['email', 'email_confirmed_at']).execute()
  expect(users).toEqual([
    { email: 'ana@example.com', email_confirmed_at: null },
    { email: 'ruth@example.com', email_confirmed_at: 6 },
    { email: 'owner@portal.test', email_confirmed_at: 7 },
  ])
})
