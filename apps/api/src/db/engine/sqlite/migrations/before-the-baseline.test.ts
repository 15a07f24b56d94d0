import type { BusinessSummary, OrderSummary } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, onTestFinished, test } from 'vitest'
import { SchemaError } from '#db/schema-error.ts'
import { migrate, listMissingMigrations, requireCurrentSchema } from '#db/schema.ts'
import { newDataDir } from '#test/data-dir.ts'
import { newApp } from '#test/new-app.ts'
import { createOldStore } from '#test/old-store.ts'
import { newSqliteStore, newStoreFromBefore, writeDatabaseFromBefore } from '#test/stores/sqlite-store.ts'
import { openMoveSource } from '../move-source.ts'
import { databaseFile, openDataDir, type SqliteStore } from '../open.ts'
import { migrations } from './index.ts'

/** The last write of the old database. */
const THEN = Date.UTC(2026, 10, 30, 10, 25, 0)
/** The session secret of its accounts. */
const SECRET = 'a secret of thirty-two characters'
const SESSION = 's3pXJfEJYh3c7PESkTwNfeKde9v_dg1u.PIHk5tjvppalQRKweJiFme9Dra++Or32NgmqmKqC+TE'

/** The last migration that the baseline replaces. */
const LAST = '136-last-backup'
/** The last migration of the old database. */
const NEWEST = '157-foreign-returns'

const later = (than: string): string[] => Object.keys(migrations).filter((name) => name > than)

interface Row {
  readonly name: string
  readonly timestamp: string
}

const takenBy = ({ readSqlite }: SqliteStore): Row[] =>
  readSqlite.prepare<[], Row>('select name, timestamp from kysely_migration order by name').all()

/** Returns the statements of a schema by object name, with normalised spaces and quotes. */
const statementsOf = ({ readSqlite }: SqliteStore): Record<string, string> =>
  Object.fromEntries(
    readSqlite
      .prepare<[], { what: string; sql: string }>(
        `select type || ' ' || name as what, sql from sqlite_schema where sql is not null`,
      )
      .all()
      .map(({ what, sql }) => [
        what,
        sql
          .replaceAll('"', '')
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/ ?([(),;]) ?/g, '$1'),
      ]),
  )

/** Creates a database as an earlier release left it after one of its migrations. */
async function leftAfter(last: string) {
  const before = await newStoreFromBefore()
  const { store } = await createOldStore(last < '137' ? '136-baseline' : last)
  store.writeSqlite.exec('delete from kysely_migration')
  const take = store.writeSqlite.prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
  for (const { name, timestamp } of takenBy(before)) if (name <= last) take.run(name, timestamp)
  return store
}

test('a migrated database from before the baseline needs no migration', async () => {
  const store = await newStoreFromBefore()
  const taken = takenBy(store)
  expect(taken.map(({ name }) => name)).toEqual(expect.arrayContaining(['001-accounts', LAST]))
  expect(await listMissingMigrations(store)).toEqual(later(NEWEST))
  expect(await migrate(store)).toEqual(later(NEWEST))
  await requireCurrentSchema(store)
  expect(takenBy(store).slice(0, taken.length)).toEqual(taken)
  expect(takenBy(store)).toHaveLength(taken.length + later(NEWEST).length)
})

test('it has the schema of a new one', async () => {
  const store = await newStoreFromBefore()
  await migrate(store)
  expect(statementsOf(store)).toEqual(statementsOf(await newSqliteStore()))
})

test('users stay signed in and find the business, its photo and its order', async () => {
  const store = await newStoreFromBefore()
  await migrate(store)
  const { get } = await newApp({ store, now: () => THEN + HOUR, config: { sessionSecrets: [SECRET] } })
  expect((await get('/api/health/ready')).statusCode).toBe(200)
  const cookies = { sid: SESSION }
  expect((await get('/api/auth/user', cookies)).json()).toMatchObject({ email: 'moses@example.com' })
  const photos = store.readSqlite.prepare<[], string>('select name from photos').pluck().all()
  expect(photos).toHaveLength(1)
  expect((await get('/api/businesses/kolombangara-honey', cookies)).json()).toMatchObject({
    name: 'Kolombangara Honey',
    images: photos.map((photo) => `/media/${photo}-1600.webp`),
  })
  const found = (await get('/api/businesses?search=honey')).json<BusinessSummary[]>()
  expect(found.map(({ slug }) => slug)).toEqual(['kolombangara-honey'])
  const orders = (await get('/api/orders', cookies)).json<OrderSummary[]>()
  expect(orders.map(({ reference, status }) => [reference, status])).toEqual([['PB-8YM3-AY', 'open']])
})

test('it can be moved to PostgreSQL', async () => {
  const folder = newDataDir()
  writeDatabaseFromBefore(databaseFile(folder))
  const store = openDataDir(folder)
  await migrate(store)
  await store.close()
  const source = openMoveSource(folder)
  if (source === null) throw new Error('It is in use')
  onTestFinished(() => source.close())
  await expect(requireCurrentSchema(source)).resolves.toBeUndefined()
})

test.each([LAST, ...later(LAST).filter((name) => name <= NEWEST)])(
  'a database migrated up to %s continues from there',
  async (last) => {
    const store = await leftAfter(last)
    expect(await listMissingMigrations(store)).toEqual(later(last))
    expect(await migrate(store)).toEqual(later(last))
    expect(statementsOf(store)).toEqual(statementsOf(await newSqliteStore()))
  },
)

test.each(['001-accounts', '122-search-word-overrides', '135-listing-names'])(
  'a database migrated up to %s is refused unchanged',
  async (last) => {
    const store = await leftAfter(last)
    const taken = takenBy(store)
    const refusal = new SchemaError('outdated', [last])
    await expect(migrate(store)).rejects.toEqual(refusal)
    await expect(requireCurrentSchema(store)).rejects.toEqual(refusal)
    expect(takenBy(store)).toEqual(taken)
  },
)
