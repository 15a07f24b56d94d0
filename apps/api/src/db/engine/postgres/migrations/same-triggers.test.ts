import { sql, type RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createBothWithoutIndexes, rowsOf } from '#test/schema/both-engines.ts'
import { insert, NOT, ONCE, runOnBoth, write } from '#test/schema/effects.ts'
import {
  businessRow,
  contentRow,
  editRow,
  inquiryRow,
  reportRow,
  reviewRow,
  userRow,
} from '#test/schema/rows.ts'
import { VERSIONED_CONTENT_COLUMNS } from './baseline/triggers/public-version.ts'

describe('statements on businesses', () => {
  const shops = insert(
    'businesses',
    businessRow(1),
    businessRow(2),
    { ...businessRow(3), status: 'pending', province: null },
    { ...businessRow(4), province: null },
    { ...businessRow(5), status: 'pending', removed_at: 5 },
  )

  test('that insert', async () => {
    const both = await createBothWithoutIndexes()
    expect((await runOnBoth(both, insert('businesses', businessRow(9)))).raised).toEqual(ONCE)
    const { raised, effect } = await runOnBoth(both, shops)
    expect(raised).toEqual(ONCE)
    expect(effect.renewed).toEqual([1, 2, 4])
    expect(effect.counts.map(({ province, listings }) => [province, listings])).toEqual([
      ['', 1],
      ['gu', 3],
    ])
    expect(effect.queues).toContainEqual({ kind: 'business', waiting: 1 })
    const hidden = await runOnBoth(both, insert('businesses', { ...businessRow(10), hidden_at: 1 }))
    expect(hidden.raised).toEqual(NOT)
    expect(hidden.effect.renewed).toEqual([])
  })

  test('that insert none, or find existing rows', async () => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, shops)
    const columns = Object.keys(businessRow(1)).join()
    const none = `insert into businesses (${columns}) select ${columns} from businesses where id = 99`
    expect((await runOnBoth(both, write(none))).raised).toEqual(NOT)
    const again = sql`${insert('businesses', businessRow(1))} on conflict (id) do nothing`
    expect((await runOnBoth(both, again)).raised).toEqual(NOT)
  })

  test.each([
    ['what is not counted', "update businesses set name = 'New' where id in (1, 2)", ONCE],
    ['nothing', 'update businesses set name = name where id = 1', ONCE],
    ['what waits', "update businesses set name = 'New' where id = 3", NOT],
    ['no row', "update businesses set name = 'New' where id = 99", NOT],
    ['where they are', "update businesses set country = 'fj', province = 'ce' where id in (1, 4)", ONCE],
    [
      'two places for each other',
      "update businesses set province = case when province is null then 'gu' end where id in (1, 4)",
      ONCE,
    ],
    [
      'what they are counted by',
      'update businesses set is_verified = 1, review_count = 2 where id < 4',
      ONCE,
    ],
    ['one to be listed', "update businesses set status = 'approved' where id = 3", ONCE],
    ['one to be hidden', 'update businesses set hidden_at = 5 where id = 1', ONCE],
    ['all to be deleted', 'update businesses set removed_at = 5', ONCE],
    ['all to wait', "update businesses set status = 'pending', removed_at = null", ONCE],
    [
      'which wait and which are listed',
      `update businesses set
      status = case status when 'pending' then 'approved' else 'pending' end, removed_at = null`,
      ONCE,
    ],
    ['one to be refused', "update businesses set status = 'rejected' where id = 3", NOT],
  ])('that change %s', async (_, statement, raised) => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, shops)
    expect((await runOnBoth(both, write(statement))).raised).toEqual(raised)
  })

  test.each([
    ['one', 'id = 1', ONCE],
    ['several', 'id in (1, 2, 4)', ONCE],
    ['one that waits', 'id = 3', NOT],
    ['none', 'id = 99', NOT],
  ])('that delete %s', async (_, condition, raised) => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, shops)
    expect((await runOnBoth(both, write(`delete from businesses where ${condition}`))).raised).toEqual(raised)
  })

  test('that bring opening hours', async () => {
    const both = await createBothWithoutIndexes()
    const open = (id: number, key: number) => ({
      ...businessRow(id),
      opening: `pattern ${key}`,
      opening_key: key,
    })
    const first = await runOnBoth(both, insert('businesses', open(1, 7), open(2, 8), open(3, 7)))
    expect(first.effect.patterns.map(({ key }) => key)).toEqual([7, 8])
    await runOnBoth(
      both,
      insert('businesses', open(4, 8)),
      write("update businesses set opening = 'pattern 9', opening_key = 9 where id in (1, 2)"),
      write('update businesses set opening = null, opening_key = 0 where id = 1'),
      write('update businesses set opening = opening'),
    )
  })
})

describe('statements on content', () => {
  const articles = insert(
    'content',
    contentRow(1),
    contentRow(2),
    { ...contentRow(3), status: 'pending', submitted_at: 5 },
    { ...contentRow(4), status: 'pending', submitted_at: 5, kind: 'article' },
    { ...contentRow(5), status: 'pending' },
  )

  test('that insert', async () => {
    const both = await createBothWithoutIndexes()
    expect((await runOnBoth(both, insert('content', contentRow(9)))).raised).toEqual(ONCE)
    const { raised, effect } = await runOnBoth(both, articles)
    expect(raised).toEqual(ONCE)
    expect(effect.queues).toEqual(
      expect.arrayContaining([
        { kind: 'article', waiting: 1 },
        { kind: 'event', waiting: 1 },
      ]),
    )
    const waiting = { ...contentRow(10), status: 'pending', submitted_at: 1 }
    expect((await runOnBoth(both, insert('content', waiting))).raised).toEqual(NOT)
  })

  test.each([
    ['what waits', "update content set title = 'New' where id = 3", NOT],
    [
      'places',
      'update content set registrations = registrations + 1 where id in (1, 2)',
      { ...NOT, places: 1 },
    ],
    ['places of what waits', 'update content set registrations = 3 where id = 3', { ...NOT, places: 1 }],
    [
      'places and texts',
      "update content set registrations = 3, title = 'New' where id = 1",
      { ...ONCE, places: 1 },
    ],
    ['places to what they are', 'update content set registrations = registrations', NOT],
    ['several to be approved', "update content set status = 'approved', submitted_at = null", ONCE],
    ['several to be refused', "update content set status = 'rejected'", ONCE],
    ['several to wait', "update content set status = 'pending', submitted_at = 5", ONCE],
  ])('that change %s', async (_, statement, raised) => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, articles)
    expect((await runOnBoth(both, write(statement))).raised).toEqual(raised)
  })

  test('that change any column but places', async () => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, articles)
    const columns = await rowsOf(
      both.sqlite,
      "select name, type from pragma_table_info('content') where name not in ('registrations', 'id')",
    )
    expect(new Set(['id', ...columns.map(({ name }) => name)])).toEqual(new Set(VERSIONED_CONTENT_COLUMNS))
    const others: Readonly<Record<string, string>> = {
      status: `'rejected'`,
      countries: `'["fj"]'`,
      details: `'[]'`,
      document: `'[]'`,
      is_featured: '1',
      is_sample: '1',
      starts_at: '4',
    }
    for (const { name, type } of columns) {
      const column = String(name)
      const other = others[column] ?? (type === 'INTEGER' ? '5' : `'other'`)
      const statement = write(`update content set ${column} = ${other} where id = 1`)
      expect({ column, ...(await runOnBoth(both, statement)).raised }).toEqual({ column, ...ONCE })
      if (column === 'status')
        await runOnBoth(both, write(`update content set status = 'approved' where id = 1`))
    }
  })

  test.each([
    ['one', 'id = 1', ONCE],
    ['several', 'id in (1, 2, 3, 4)', ONCE],
    ['those that wait', "status = 'pending'", NOT],
    ['none', 'id = 99', NOT],
  ])('that delete %s', async (_, condition, raised) => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, articles)
    expect((await runOnBoth(both, write(`delete from content where ${condition}`))).raised).toEqual(raised)
  })
})

describe('statements on what belongs to a business', () => {
  const people = insert('users', userRow(1), userRow(2), userRow(3))
  const shops = insert('businesses', businessRow(1), businessRow(2))
  const reviews = insert(
    'reviews',
    { ...reviewRow(1), user_id: 1, status: 'published' },
    { ...reviewRow(2), user_id: 2, status: 'published' },
    { ...reviewRow(3), user_id: 3 },
    { ...reviewRow(4), business_id: 2, user_id: 1, status: 'refused' },
  )
  const started = [people, shops, reviews] as const

  test('reviews', async () => {
    const both = await createBothWithoutIndexes()
    const { raised, effect } = await runOnBoth(both, ...started)
    expect(raised).toEqual(ONCE)
    expect(effect.queues).toContainEqual({ kind: 'review', waiting: 1 })
    const steps = [
      ["update reviews set waiting_comment = 'Better' where id < 3", ONCE],
      ["update reviews set status = 'pending', waiting_comment = null where id in (1, 4)", ONCE],
      ["update reviews set status = 'published' where id in (1, 3)", ONCE],
      ["update reviews set comment = 'New' where id = 4", NOT],
      ["update reviews set comment = 'New' where id = 99", NOT],
      ['delete from reviews where id = 4', NOT],
      ['delete from reviews', ONCE],
      ['delete from reviews', NOT],
    ] as const
    for (const [statement, expected] of steps)
      expect((await runOnBoth(both, write(statement))).raised).toEqual(expected)
  })

  test('profiles of reviewers', async () => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, ...started, insert('users', userRow(4)))
    const steps = [
      ["update users set first_name = 'Ana' where id in (1, 2)", ONCE],
      ["update users set last_name = 'Tau' where id = 1", ONCE],
      ["update users set profile_image_url = '/a.png' where id = 1", ONCE],
      ['update users set profile_image_url = null where id = 1', ONCE],
      ["update users set first_name = 'Ana' where id = 4", NOT],
      ["update users set email = 'other@example.com' where id = 1", NOT],
    ] as const
    for (const [statement, expected] of steps)
      expect((await runOnBoth(both, write(statement))).raised).toEqual(expected)
  })

  test('addresses', async () => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, ...started)
    const slug = { slug: 'old', business_id: 1 }
    const slugs = insert('business_slugs', slug, { slug: 'older', business_id: 1 })
    expect((await runOnBoth(both, slugs)).raised).toEqual(ONCE)
    const again = sql`${insert('business_slugs', slug)} on conflict do nothing`
    expect((await runOnBoth(both, again)).raised).toEqual(NOT)
    expect((await runOnBoth(both, write('delete from business_slugs'))).raised).toEqual(NOT)
  })

  test.each([
    [
      'reports',
      'report',
      [reportRow(1), reportRow(2), { ...reportRow(3), status: 'approved', decided_at: 1 }],
      "status = 'approved', decided_at = 5",
      "status = 'pending', decided_at = null",
    ],
    ['business_edits', 'edit', [editRow(1), editRow(2)], "status = 'held'", "status = 'pending'"],
    [
      'inquiries',
      'inquiry',
      [inquiryRow(1), inquiryRow(2), { ...inquiryRow(3), status: 'handled', handled_at: 1 }],
      "status = 'handled', handled_at = 5",
      "status = 'new', handled_at = null",
    ],
  ])('the queue of %s', async (table, kind, rows, decided, undone) => {
    const both = await createBothWithoutIndexes()
    await runOnBoth(both, ...started)
    const key = table === 'business_edits' ? 'business_id' : 'id'
    const waiting = async (statement: RawBuilder<unknown>) =>
      (await runOnBoth(both, statement)).effect.queues.find((queue) => queue.kind === kind)?.waiting
    expect(await waiting(insert(table, ...rows))).toBe(2)
    expect(await waiting(write(`update ${table} set ${decided} where ${key} = 1`))).toBe(1)
    expect(await waiting(write(`update ${table} set ${decided}`))).toBe(0)
    expect(await waiting(write(`update ${table} set ${undone}`))).toBe(rows.length)
    expect(await waiting(write(`delete from ${table} where ${key} = 1`))).toBe(rows.length - 1)
    expect(await waiting(write(`delete from ${table}`))).toBe(0)
  })

  test('deletions with a business or an account', async () => {
    const both = await createBothWithoutIndexes()
    const { effect } = await runOnBoth(
      both,
      ...started,
      insert('business_edits', editRow(1), editRow(2)),
      insert('reports', reportRow(1)),
      // The account's reviews stay without an author.
      write('delete from users where id in (1, 3)'),
      write('delete from businesses where id = 1'),
      write('delete from businesses'),
    )
    expect(effect.queues.map(({ waiting }) => waiting)).toEqual([0, 0, 0])
    expect(effect.noted).toEqual([1, 2])
  })
})
