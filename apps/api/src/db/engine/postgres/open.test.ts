import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { administer, newPostgresDatabase } from '#test/postgres-database.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { createPostgresStore } from './open.ts'

type Db = Kysely<Database> | Transaction<Database>
type Options = Parameters<typeof createPostgresStore>[1]

async function openAt(url: string, options?: Options) {
  const store = await createPostgresStore(url, options)
  onTestFinished(() => store.close())
  return store
}

/** Creates a store of a database with one number in it. */
async function newNumber(options?: Options) {
  const url = await newPostgresDatabase()
  const store = await openAt(url, options)
  await sql`create table numbers (n bigint)`.execute(store.write)
  await sql`insert into numbers values (0)`.execute(store.write)
  return { url, store }
}

async function readNumber(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select n from numbers`.execute(db)
  return rows[0]?.n
}

const writeNumber = (db: Db, n: number) => sql`update numbers set n = ${n}`.execute(db)

/** Counts statements that wait for a lock on the table of numbers. */
async function countWaiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks where not granted and relation = 'numbers'::regclass`.execute(db)
  return rows[0]?.waiting
}

/** Returns the store's problem for a failure; undefined without one. */
async function toProblem(store: Awaited<ReturnType<typeof openAt>>, work: Promise<unknown>) {
  try {
    await work
    return undefined
  } catch (error) {
    return store.toProblem(error)?.kind ?? error
  }
}

test('eight writers on two stores lose no increment, and none is refused', async () => {
  const { url, store } = await newNumber()
  const other = await openAt(url)
  const increment = ({ write }: typeof store) =>
    write.transaction().execute(async (trx) => {
      const n = (await readNumber(trx)) ?? 0
      await sleep(1)
      await writeNumber(trx, n + 1)
    })
  const writers = [1, 2, 3, 4].flatMap(() => [store, other])
  await Promise.all(
    writers.map(async (writer) => {
      for (let times = 0; times < 10; times += 1) await increment(writer)
    }),
  )
  expect(await readNumber(store.read)).toBe(80)
})

test('single statements and reads run beside a transaction, and see nothing before its commit', async () => {
  const { store } = await newNumber()
  await sql`create table others (n bigint)`.execute(store.write)
  await store.write.transaction().execute(async (trx) => {
    await writeNumber(trx, 7)
    await sql`insert into others values (1)`.execute(store.write)
    expect(await readNumber(store.read)).toBe(0)
  })
  expect(await readNumber(store.read)).toBe(7)
})

test('a transaction that waits too long for another fails with 503, and the next one works', async () => {
  const { store } = await newNumber({ lockTimeoutMs: 50 })
  await store.write.transaction().execute(async () => {
    const second = store.write.transaction().execute((trx) => writeNumber(trx, 1))
    expect(await toProblem(store, second)).toBe('unavailable')
  })
  await store.write.transaction().execute((trx) => writeNumber(trx, 2))
  expect(await readNumber(store.read)).toBe(2)
})

test('a statement in a deadlock with a migration is run again', async () => {
  const { url, store } = await newNumber()
  await sql`create table others as select 7::bigint as n`.execute(store.write)
  // In a deadlock PostgreSQL ends the statement that first checks for one, and each checks once. The read has to check
  // first, but only after the migration waits, too.
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set deadlock_timeout = '3s'`.execute(
    store.write,
  )
  const [reader, migrating] = [await openAt(url), await openAt(url)]
  const lock = (trx: Db, table: string) => sql`lock table ${sql.table(table)}`.execute(trx)
  const { reading } = await migrating.write.transaction().execute(async (trx) => {
    await sql`set local deadlock_timeout = '1min'`.execute(trx)
    await lock(trx, 'numbers')
    // It has a lock on the others, and waits for one on the numbers.
    const both = sql<{ n: number }>`select others.n from others, numbers`.execute(reader.read)
    await expect.poll(() => countWaiting(migrating.read)).toBe(1)
    await lock(trx, 'others')
    return { reading: both }
  })
  expect((await reading).rows).toEqual([{ n: 7 }])
})

test('the lock is only awaited while another transaction has it, and waits are counted', async () => {
  const { store } = await newNumber()
  await store.write.transaction().execute((trx) => writeNumber(trx, 1))
  expect(store.waits()['lock']).toEqual({ waiting: 0, count: 0, ms: 0 })
  await store.write
    .transaction()
    .execute(async () => {
      const second = store.write.transaction().execute((trx) => writeNumber(trx, 2))
      await expect.poll(() => store.waits()['lock']?.waiting).toBe(1)
      return { second }
    })
    .then(({ second }) => second)
  expect(store.waits()['lock']).toMatchObject({ waiting: 0, count: 1 })
  expect(store.waits()['lock']?.ms).toBeGreaterThan(0)
})

test('a transaction that throws leaves nothing behind', async () => {
  const { store } = await newNumber()
  const failing = store.write.transaction().execute(async (trx) => {
    await writeNumber(trx, 5)
    throw new Error('half-way')
  })
  await expect(failing).rejects.toThrow('half-way')
  expect(await readNumber(store.write)).toBe(0)
})

test('parallel statements within a transaction run one after the other', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const { store } = await newNumber()
  const seen = await store.write
    .transaction()
    .execute((trx) =>
      Promise.all([writeNumber(trx, 1), readNumber(trx), writeNumber(trx, 2), readNumber(trx)]),
    )
  expect([seen[1], seen[3]]).toEqual([1, 2])
  expect(warnings).toEqual([])
})

test('counters are written within a transaction even if all write connections are used', async () => {
  const { store } = await newNumber({ connections: { write: 2, counters: 1 } })
  await sql`create unlogged table attempts (who text primary key, times int)`.execute(store.write)
  const count = () =>
    sql`insert into attempts values ('a', 1)
      on conflict (who) do update set times = attempts.times + 1`.execute(store.counters)
  await Promise.allSettled(
    [1, 2, 3, 4].map(() =>
      store.write.transaction().execute(async () => {
        await count()
        throw new Error('rolled back')
      }),
    ),
  )
  const { rows } = await sql`select times from attempts`.execute(store.read)
  expect(rows).toEqual([{ times: 4 }])
})

test('the reading pool refuses to write', async () => {
  const { store } = await newNumber()
  await expect(writeNumber(store.read, 1)).rejects.toThrow(/read-only/)
})

test('numbers and flags are JavaScript numbers, also in lists', async () => {
  const { store } = await newNumber()
  const { rows } = await sql`
    select 9007199254740991::bigint as id, count(*) as counted, sum(n) as summed, 1.25::numeric as decimal,
      array[1, null, 3]::bigint[] as ids, array[[1.5, 2], [3, 4]]::numeric[] as decimals, n = 0 as is_zero,
      n > 0 as is_more, 0.1::double precision as fraction, null::bigint as none
    from numbers group by n`.execute(store.read)
  expect(rows).toEqual([
    {
      id: Number.MAX_SAFE_INTEGER,
      counted: 1,
      summed: 0,
      decimal: 1.25,
      ids: [1, null, 3],
      decimals: [
        [1.5, 2],
        [3, 4],
      ],
      is_zero: 1,
      is_more: 0,
      fraction: 0.1,
      none: null,
    },
  ])
})

test('values have a type if their context gives none', async () => {
  const { store } = await newNumber()
  const now = 1_764_000_000_000
  const { rows } = await sql`
    select ${now} - 1 as before, ${''} = '' as is_empty, ${null} is null as is_null, ${5} & 4 as bit,
      ${0.5} * 2 as product, ${Buffer.from('a')} as bytes, ${'a'} as text`.execute(store.read)
  expect(rows).toEqual([
    { before: now - 1, is_empty: 1, is_null: 1, bit: 4, product: 1, bytes: Buffer.from('a'), text: 'a' },
  ])
})

test('rows can be grouped by an expression with a parameter', async () => {
  const { store } = await newNumber()
  const shifted = sql`n + ${7}`
  const { rows } = await sql`select ${shifted} as shifted from numbers group by ${shifted}`.execute(
    store.read,
  )
  expect(rows).toEqual([{ shifted: 7 }])
})

test('a killed server fails running work with 503, and is used again once it is back', async () => {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const store = await openAt(server.url('postgres'))
  await sql`create table numbers (n bigint)`.execute(store.write)
  await sql`insert into numbers values (0)`.execute(store.write)
  // The test server does not wait for the disk, so it could lose what it has not written yet.
  await sql`checkpoint`.execute(store.write)
  const reading = toProblem(store, sql`select pg_sleep(60)`.execute(store.read))
  const writing = toProblem(
    store,
    store.write.transaction().execute(async (trx) => {
      await writeNumber(trx, 1)
      await server.kill()
      await writeNumber(trx, 2)
    }),
  )
  expect([await reading, await writing]).toEqual(['unavailable', 'unavailable'])
  expect(await toProblem(store, readNumber(store.read))).toBe('unavailable')
  await server.restart()
  await store.write
    .transaction()
    .execute(async (trx) => writeNumber(trx, ((await readNumber(trx)) ?? 0) + 10))
  expect([await readNumber(store.read), await readNumber(store.counters)]).toEqual([10, 10])
})

test('a read-only server fails with 503 and counts as failing until the next write', async () => {
  const { url, store } = await newNumber()
  const database = new URL(url).pathname.slice(1)
  await administer(`alter database "${database}" set default_transaction_read_only = on`)
  // Open connections keep their settings.
  const later = await openAt(url)
  expect(await toProblem(later, writeNumber(later.write, 1))).toBe('unavailable')
  expect(later.isFailing).toBe(true)
  await administer(`alter database "${database}" reset default_transaction_read_only`)
  await writeNumber(later.write, 2)
  expect(later.isFailing).toBe(false)
  expect(await readNumber(store.read)).toBe(2)
})

test('a database without UTF-8 is not opened', async () => {
  const url = await newPostgresDatabase()
  const database = `${new URL(url).pathname.slice(1)}_latin`
  await administer(`create database "${database}" template template0 encoding latin1 locale_provider libc`)
  onTestFinished(() => administer(`drop database "${database}"`))
  const opened = createPostgresStore(url.replace(/test_\w+/, database))
  await expect(opened).rejects.toThrow('keeps texts in LATIN1')
})

test('opening fails without a server', async () => {
  await expect(createPostgresStore('postgres:///portal?host=/nowhere')).rejects.toThrow('No connection')
})

test('the server does not compile statements, which would double the time of a search', async () => {
  const { url, store } = await newNumber()
  const readJit = async (db: Db) => (await sql<{ jit: string }>`show jit`.execute(db)).rows
  expect(await readJit(store.read)).toEqual([{ jit: 'off' }])
  expect(await readJit(store.write)).toEqual([{ jit: 'off' }])
  // An operator can override it in the URL.
  const chosen = await openAt(`${url}${url.includes('?') ? '&' : '?'}options=-c%20jit%3Don`)
  expect(await readJit(chosen.write)).toEqual([{ jit: 'on' }])
})

test('if the server has no connection left, a pool gets an unused one of another pool', async () => {
  const url = await newPostgresDatabase()
  const role = `crowded_${process.pid}`
  await administer(`create role ${role} login connection limit 4`)
  onTestFinished(() => administer(`drop role ${role}`))
  const address = new URL(url)
  address.searchParams.set('user', role)
  const store = await createPostgresStore(address.href)
  try {
    await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.3)`.execute(store.read)))
    expect((await sql`select 1 as n`.execute(store.counters)).rows).toEqual([{ n: 1 }])
    expect((await sql`select 1 as n`.execute(store.write)).rows).toEqual([{ n: 1 }])
  } finally {
    await store.close()
  }
})
