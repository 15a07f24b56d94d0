import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../database.ts'
import { PortalDialect } from '../dialect.ts'
import { withIdempotencyKey } from '../../../idempotency.ts'
import { accounts } from './001-accounts.ts'
import { quotes } from './011-quotes.ts'

test('keys of people with an account are kept, and go with the account', async () => {
  const sqlite = new SqliteDatabase(':memory:')
  sqlite.pragma('foreign_keys = on')
  const dialect = new PortalDialect({ database: sqlite })
  const before = new Kysely<unknown>({ dialect })
  const db = new Kysely<Database>({ dialect })
  onTestFinished(() => db.destroy())
  await accounts.up(before)
  sqlite.exec("insert into users (email, first_name, last_name, created_at) values ('a@b.test', 'A', 'B', 1)")
  const ask = (userId: number | null, answer: string) =>
    db
      .transaction()
      .execute((trx) =>
        withIdempotencyKey(
          trx,
          { userId, key: 'k-1', call: 'POST /api/things', body: {}, now: 5 },
          async () => answer,
        ),
      )
  await ask(1, 'first')
  await quotes.up(before)
  expect(await ask(1, 'second')).toBe('first')
  expect([await ask(null, 'third'), await ask(null, 'fourth')]).toEqual(['third', 'third'])
  sqlite.exec('delete from users')
  const left = await db.selectFrom('idempotency_keys').select(['user_id', 'answer']).execute()
  expect(left).toEqual([{ user_id: null, answer: '"third"' }])
})
