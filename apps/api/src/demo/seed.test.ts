import { COUNTRY_CODES } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import { describe, expect, it } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { onceForFile } from '#test/run-end.ts'
import { CAST } from '#test/cast.ts'
import { DEMO_ACCOUNTS } from '#features/accounts/demo-accounts.service.ts'
import { runTrials } from '#features/plans/trials.service.ts'
import { readDemoData } from './data/demo-data.ts'
import { seedDemo } from './seed.ts'

const { accounts, password } = readDemoData()

/** The demo, which tests only read. */
const getDemo = onceForFile(async () => {
  const store = await newStore()
  await seedDemo(store, NOW)
  return store
})

describe('seeding the demo', () => {
  it('fills an empty database and does nothing a second time', async () => {
    const store = await getDemo()
    const count = async () => {
      const rows = await store.read
        .selectFrom('businesses')
        .select(['status', 'is_sample', 'review_count'])
        .execute()
      return rows.length
    }
    const before = await count()
    expect(before).toBeGreaterThanOrEqual(300)
    expect(await seedDemo(store, NOW)).toBe(false)
    expect(await count()).toBe(before)
  })

  it('has mails about the future, and none about its past', async () => {
    const portal = await newApp()
    const store = await newStore()
    await seedDemo(store, NOW)
    const context = { ...portal.context, store }
    await runTrials(context, { asOf: NOW })
    const count = async () => (await readMails({ store })).length
    expect(await count()).toBe(0)
    await runTrials({ ...context, now: () => NOW + 14 * DAY })
    expect(await count()).toBeGreaterThan(10)
  })

  it('leaves a database with any content unchanged', async () => {
    const { store } = await newApp()
    expect(await seedDemo(store, NOW)).toBe(false)
    expect(await store.read.selectFrom('businesses').select('id').execute()).toEqual([])
  })

  it('has the people that tests use', () => {
    const people = accounts.map(({ email, firstName, lastName, isAdmin }) => ({
      email,
      first_name: firstName,
      last_name: lastName,
      is_admin: isAdmin ? 1 : 0,
    }))
    expect(people).toEqual(Object.values(CAST))
    expect({ emails: people.map(({ email }) => email), password }).toEqual(DEMO_ACCOUNTS)
  })

  it('only the three accounts have a password, and every business has an owner', async () => {
    const store = await getDemo()
    const able = await store.read
      .selectFrom('users')
      .select('email')
      .where('password_hash', 'is not', null)
      .execute()
    expect(able.map(({ email }) => email).sort()).toEqual(accounts.map(({ email }) => email).sort())
    const ownerless = await store.read
      .selectFrom('businesses')
      .select('slug')
      .where('owner_id', 'is', null)
      .execute()
    expect(ownerless).toEqual([])
  })

  it('rates businesses by their published reviews', async () => {
    const store = await getDemo()
    const rows = await store.read
      .selectFrom('businesses as b')
      .innerJoin('reviews as r', 'r.business_id', 'b.id')
      .select(({ fn }) => [
        'b.slug',
        'b.published_review_count',
        'b.rating_sum',
        fn.countAll<number>().as('written'),
        fn.sum<number>('r.rating').as('stars'),
      ])
      .where('r.status', '=', 'published')
      .groupBy('b.id')
      .execute()
    expect(rows.length).toBeGreaterThan(80)
    expect(
      rows.filter((row) => row.published_review_count !== row.written || row.rating_sum !== row.stars),
    ).toEqual([])
  })

  it('has six businesses per country featured by their reviews, for its guide', async () => {
    const store = await getDemo()
    const featured = await store.read
      .selectFrom('businesses')
      .select('country')
      .where('listed', '=', 1)
      .where('is_featured', '=', 1)
      .execute()
    const byCountry = Map.groupBy(featured, ({ country }) => country)
    expect(COUNTRY_CODES.filter((code) => (byCountry.get(code)?.length ?? 0) < 6)).toEqual([])
  })

  it('fills the owner’s inbox with open and answered messages', async () => {
    const store = await getDemo()
    const messages = await store.read
      .selectFrom('business_messages as m')
      .innerJoin('businesses as b', 'b.id', 'm.business_id')
      .innerJoin('users as u', 'u.id', 'b.owner_id')
      .leftJoin('business_message_replies as r', 'r.message_id', 'm.id')
      .select(['m.status', 'r.text', 'r.author_id', 'u.id as owner'])
      .where('u.email', '=', CAST.owner.email)
      .execute()
    expect(new Set(messages.map(({ status }) => status))).toEqual(new Set(['open', 'answered']))
    expect(messages.filter(({ status, text }) => (status === 'answered') !== (text !== null))).toEqual([])
    expect(messages.filter(({ text, author_id, owner }) => text && author_id !== owner)).toEqual([])
  })
})
