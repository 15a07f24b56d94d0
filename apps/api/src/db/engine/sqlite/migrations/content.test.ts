import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { PortalDialect } from '../dialect.ts'
import { migrations } from './index.ts'

test('news and events from before keep what they say; a news keeps its id, and both are found', async () => {
  const sqlite = new SqliteDatabase(':memory:')
  const db = new Kysely<unknown>({ dialect: new PortalDialect({ database: sqlite }) })
  onTestFinished(() => db.destroy())
  const names = Object.keys(migrations).toSorted()
  const at = names.indexOf('012-content')
  for (const name of names.slice(0, at)) await migrations[name]?.up(db)
  sqlite.exec(`
    insert into news values (7, 'cocoa', 'Cocoa grows', 'More beans.', null, 1000, 'Technology', '["sb"]', 3, 1, 0,
      'Ana', 'Long text.');
    insert into events values (7, 'expo', 'Expo', 'Makers show.', 'Conferences', 5000, 6000, 'Pacific/Fiji', 'Suva',
      'fj', 'Chamber', 'Free', 0, 1);`)
  await migrations['012-content']?.up(db)

  const rows = sqlite
    .prepare(
      'select id, kind, slug, status, published_at, starts_at, ends_at, country, title, summary, body, is_sample from content',
    )
    .all()
  const shared = { status: 'approved' }
  expect(rows).toEqual([
    {
      ...shared,
      id: 7,
      kind: 'news',
      slug: 'cocoa',
      published_at: 1000,
      starts_at: null,
      ends_at: null,
      country: 'sb',
      title: 'Cocoa grows',
      summary: 'More beans.',
      body: 'Long text.',
      is_sample: 0,
    },
    {
      ...shared,
      id: 8,
      kind: 'event',
      slug: 'expo',
      published_at: 5000,
      starts_at: 5000,
      ends_at: 6000,
      country: 'fj',
      title: 'Expo',
      summary: 'Makers show.',
      body: '',
      is_sample: 1,
    },
  ])
  const details = sqlite
    .prepare('select details from content order by id')
    .pluck()
    .all()
    .map((json) => JSON.parse(String(json)) as unknown)
  expect(details).toMatchObject([
    { author: 'Ana', featuredImageUrl: null },
    { location: 'Suva', organiser: 'Chamber', price: 'Free', capacity: null },
  ])
  const found = (match: string) =>
    sqlite.prepare('select rowid from content_search where content_search match ?').pluck().all(match)
  expect([found('cocoa'), found('suva'), found('"_kind_event"')]).toEqual([[7], [8], [8]])
  expect(() =>
    sqlite.exec(`insert into content_search (content_search) values ('integrity-check')`),
  ).not.toThrow()
  expect(
    sqlite.prepare(`select name from sqlite_master where name like 'news%' or name like 'events%'`).all(),
  ).toEqual([])
})
