import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/schema.ts'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { createPostgresStore } from './open.ts'

test('a migration in a deadlock with a transaction is rolled back and run again', async () => {
  const url = await newPostgresDatabase()
  const store = await createPostgresStore(url)
  onTestFinished(() => store.close())
  await sql`create table reefs (id bigint)`.execute(store.write)
  await sql`create table beaches (id bigint)`.execute(store.write)
  const other = new Client(url)
  await other.connect()
  onTestFinished(() => other.end())
  // The migration is the first to check for a deadlock, and so is ended.
  await other.query("set deadlock_timeout = '1h'")
  await other.query('begin')
  await other.query('lock table beaches in access share mode')
  const crossings: Promise<unknown>[] = []
  const widen: Migration = {
    up: async (db) => {
      await sql`alter table reefs add column depth bigint`.execute(db)
      crossings.push(other.query('select id from reefs').then(() => other.query('commit')))
      await sql`alter table beaches add column length bigint`.execute(db)
    },
  }
  const none = async () => []
  const schema = { ...store.schema, migrations: { 'two-tables': widen }, executed: none, tables: none }
  expect(await migrate({ write: store.write, schema })).toEqual(['two-tables'])
  await Promise.all(crossings)
  expect(crossings).toHaveLength(2)
  const { rows } = await sql`select depth, length from reefs, beaches`.execute(store.read)
  expect(rows).toEqual([])
})
