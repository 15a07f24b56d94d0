import { DAY } from '@portal/domain/shared'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('of what was due before, nobody is sent a mail any more; of what comes later they will be', async () => {
  const { store, migrate } = await oldStore('106-content-title-text')
  const now = Date.now()
  const add = (slug: string, tier: number, ends: { trial: number | null; plan: number | null }) => sql`
    insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at,
      submitted_at, public_until, rating_sum, review_count, rating_score, type_bits, sort_name, card, name,
      images, photos, social_media, temporarily_closed, is_sample, place, facets, description,
      trial_expires_at, plan_expires_at)
    values (${slug}, 'approved', ${tier}, 0, 0, 'sb', 'Manufacturing', 1, 1, 2, 0, 0, 0, 0, 'a', '{}',
      'A', '[]', '[]', '{}', 0, 0, 'Auki', '_sb', 'Timber', ${ends.trial}, ${ends.plan})`
  await add('ended', 0, { trial: now - DAY, plan: null }).execute(store.write)
  await add('reminded', 0, { trial: now + 10 * DAY, plan: null }).execute(store.write)
  await add('begun', 0, { trial: now + 80 * DAY, plan: null }).execute(store.write)
  await add('paid', 1, { trial: null, plan: now + 20 * DAY }).execute(store.write)
  await add('nobody’s', 0, { trial: null, plan: null }).execute(store.write)
  await sql`
    insert into quote_requests (reference, status, created_at, is_sample, business_name, country, contact_name,
      email, search_text, preferred_contact, pages, domain_type, base_cents, total_cents, currency, requirements,
      offer_ends_at)
    values ('WQ-1', 'quoted', 1, 0, 'B', 'sb', 'C', 'c@c.test', '', 'email', 4, 'new', 1, 1, 'USD', '', ${now - 1})`.execute(
    store.write,
  )
  await sql`
    insert into quote_events (quote_id, status, at, amount_cents, valid_until, offer_ends_at)
    values (1, 'quoted', 1, 100, '2026-01-01', ${now - 1}), (1, 'quoted', 1, 100, '2026-01-01', ${now + 2 * DAY}),
      (1, 'quoted', 1, 100, '2026-01-01', ${now + 9 * DAY})`.execute(store.write)
  await migrate()
  const mails = await store.read
    .selectFrom('plan_mails')
    .innerJoin('businesses', 'businesses.id', 'plan_mails.business_id')
    .select(['slug', 'kind', 'is_sent'])
    .orderBy('businesses.id')
    .orderBy('kind')
    .execute()
  expect(mails.map(({ slug, kind, is_sent }) => [slug, kind, is_sent])).toEqual([
    ['ended', 'trial-76', 0],
    ['ended', 'trial-83', 0],
    ['ended', 'trial-90', 0],
    ['reminded', 'trial-76', 0],
    ['paid', 'plan-30', 0],
  ])
  const quotes = await store.read
    .selectFrom('quote_mails')
    .select(['offer_id', 'kind'])
    .orderBy('offer_id')
    .orderBy('kind')
    .execute()
  expect(quotes.map(({ offer_id, kind }) => `${offer_id} ${kind}`)).toEqual([
    '1 ending',
    '1 ran out',
    '2 ending',
  ])
})
