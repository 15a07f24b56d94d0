import type {
  AdminOrder,
  BusinessSummary,
  Order,
  OrderSummary,
  QuoteRequest,
  Revenue,
} from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { runTrials } from '#features/plans/trials.service.ts'
import { PASSWORD } from './cast.ts'
import { addListings } from './listings.ts'
import { readMails } from './mails.ts'
import { newApp, type TestApp } from './new-app.ts'
import { postQuote } from './quotes.ts'

/** Midnight in Honiara; all listings are approved an hour later. */
const START = Date.parse('2026-11-30T13:00:00Z')
const LAST_DAY = 460
/** Days on which the job does not run, though mails become due and plans end. */
const ASLEEP = [
  [74, 78],
  [88, 92],
  [440, 446],
] as const

type Verb =
  | readonly ['order', plan: 'standard' | 'enhanced']
  | readonly ['pay', amount: number]
  | readonly ['ask for a refund']
  | readonly ['refund']
  | readonly ['suspend']
  | readonly ['end the suspension']
  | readonly ['remove']
  | readonly ['accept a website']

interface Life {
  readonly does?: readonly (readonly [day: number, ...verb: Verb])[]
  /** The mails of its owner with their days. */
  readonly mails: readonly (readonly [day: number, mail: string])[]
  /** The days from which it is public with a tier; null: it is not public. */
  readonly public: readonly (readonly [day: number, tier: number | null])[]
  readonly paid: number
}

const buy = (day: number, plan: 'standard' | 'enhanced', amount: number) =>
  [
    [day, 'order', plan],
    [day, 'pay', amount],
  ] as const
const bought = (day: number) =>
  [
    [day, 'order'],
    [day, 'paid'],
  ] as const
/** The mails of a whole trial; the job did not run when the first and the third became due. */
const TRIAL = [
  [79, 'reminder'],
  [82, 'reminder'],
  [93, 'decision'],
] as const
const [FIRST, SECOND, DECISION] = TRIAL

const LIVES: Readonly<Record<string, Life>> = {
  'Never decides': {
    mails: TRIAL,
    public: [
      [0, 0],
      [90, null],
    ],
    paid: 0,
  },
  'Buys Standard in time': {
    does: buy(80, 'standard', 89),
    mails: [FIRST, ...bought(80), [415, 'plan ends'], [438, 'plan ends']],
    public: [
      [0, 0],
      [80, 1],
      [445, null],
    ],
    paid: 89,
  },
  'Buys Enhanced and renews early': {
    does: [...buy(10, 'enhanced', 129), ...buy(350, 'enhanced', 129)],
    mails: [...bought(10), [345, 'plan ends'], ...bought(350)],
    public: [
      [0, 0],
      [10, 2],
    ],
    paid: 258,
  },
  'Goes from Standard to Enhanced': {
    // 265 whole days of Standard are left on day 120: $64.61.
    does: [...buy(20, 'standard', 89), ...buy(120, 'enhanced', 64.39)],
    mails: [...bought(20), ...bought(120), [455, 'plan ends']],
    public: [
      [0, 0],
      [20, 1],
      [120, 2],
    ],
    paid: 153.39,
  },
  'Goes from Enhanced to Standard': {
    does: [...buy(30, 'enhanced', 129), ...buy(200, 'standard', 89)],
    mails: [...bought(30), ...bought(200)],
    public: [
      [0, 0],
      [30, 2],
      [395, 1],
    ],
    paid: 218,
  },
  'Gets its money back': {
    does: [...buy(40, 'enhanced', 129), [60, 'ask for a refund'], [71, 'refund']],
    mails: [...bought(40), [71, 'refunded'], ...TRIAL],
    public: [
      [0, 0],
      [40, 2],
      [71, 0],
      [90, null],
    ],
    paid: 0,
  },
  'Comes back late': {
    does: buy(150, 'standard', 89),
    mails: [...TRIAL, ...bought(150)],
    public: [
      [0, 0],
      [90, null],
      [150, 1],
    ],
    paid: 89,
  },
  'Pays in two parts': {
    does: [
      [84, 'order', 'standard'],
      [85, 'pay', 40],
      [95, 'pay', 49],
    ],
    mails: [
      FIRST,
      SECOND,
      [84, 'order'],
      [85, 'part'],
      DECISION,
      [95, 'paid'],
      [430, 'plan ends'],
      [453, 'plan ends'],
    ],
    public: [
      [0, 0],
      [90, null],
      [95, 1],
      [460, null],
    ],
    paid: 89,
  },
  'Pays too much and uses it': {
    does: [...buy(50, 'standard', 100), ...buy(400, 'standard', 78)],
    mails: [...bought(50), [385, 'plan ends'], ...bought(400)],
    public: [
      [0, 0],
      [50, 1],
    ],
    paid: 178,
  },
  'Is suspended meanwhile': {
    does: [
      [70, 'suspend'],
      [100, 'end the suspension'],
    ],
    mails: [
      [70, 'suspended'],
      [100, 'no longer suspended'],
      [100, 'decision'],
    ],
    public: [
      [0, 0],
      [70, null],
    ],
    paid: 0,
  },
  'Is removed by its owner': {
    does: [[60, 'remove']],
    mails: [],
    public: [
      [0, 0],
      [60, null],
    ],
    paid: 0,
  },
  'Has a website made': {
    does: [
      [96, 'accept a website'],
      [100, 'pay', 1600],
    ],
    mails: [...TRIAL, [100, 'given a plan'], [435, 'plan ends'], [458, 'plan ends']],
    public: [
      [0, 0],
      [90, null],
      [100, 2],
    ],
    paid: 1600,
  },
}

const NAMES = Object.keys(LIVES)
const getEmail = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}@portal.test`

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^Your free trial (ends|ended) on/, 'reminder'],
  [/^(Last day of your free trial|Your free trial has ended)/, 'decision'],
  [/^Your \w+ plan (ends|ended) on/, 'plan ends'],
  [/^Your listing has the \w+ plan: /, 'given a plan'],
  [/^Your order .* to pay$/, 'order'],
  [/^We received part/, 'part'],
  [/^Paid: /, 'paid'],
  [/^Refunded: /, 'refunded'],
  [/^Your listing is suspended/, 'suspended'],
  [/^Your listing is no longer suspended/, 'no longer suspended'],
]
const kindOf = (subject: string) => KINDS.find(([pattern]) => pattern.test(subject))?.[1] ?? subject

type Cookies = Record<string, string>

/** Runs all listings day by day; returns what the mails, lists and accounts show. */
async function liveAll() {
  const clock = { now: START + HOUR }
  const portal = await newApp({ now: () => clock.now, config: { rateLimitScale: 1000 } })
  const ids = await addOwned(portal)
  const publicByDay: Map<string, number>[] = []
  for (let day = 0; day <= LAST_DAY; day += 1) {
    clock.now = START + HOUR + day * DAY
    for (const name of NAMES) {
      const today = (LIVES[name]?.does ?? []).filter(([when]) => when === day)
      for (const [, ...verb] of today) await act(portal, { name, id: ids.get(name) ?? 0 }, verb)
    }
    if (!ASLEEP.some(([from, to]) => from <= day && day <= to)) await runTrials(portal.context)
    publicByDay.push(await readPublic(portal))
  }
  const admin = await portal.signIn('admin')
  const orders = (await portal.get('/api/admin/orders?limit=100', admin)).json<OrderSummary[]>()
  const revenue = await portal.get('/api/admin/analytics/revenue?from=2026-11-01&to=2028-03-31', admin)
  return {
    publicByDay,
    orders,
    revenue: revenue.json<Revenue>(),
    mails: (await readMails(portal)).map(({ to_address, subject, created_at }) => ({
      to: to_address,
      day: Math.floor((created_at - START) / DAY),
      kind: kindOf(subject),
    })),
  }
}

/** Adds the listings, each with its own owner, approved on the first day. */
async function addOwned(portal: TestApp): Promise<Map<string, number>> {
  const { store, ids } = portal
  const { password_hash } = await store.read
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ids.owner)
    .executeTakeFirstOrThrow()
  const people = NAMES.map((name) => ({
    email: getEmail(name),
    first_name: 'Owner',
    last_name: name,
    is_admin: 0 as const,
    password_hash,
    profile_image_url: null,
    email_confirmed_at: START,
    created_at: START,
  }))
  const owners = await store.write.insertInto('users').values(people).returning('id').execute()
  const listings = await addListings(
    store,
    ...NAMES.map((name, i) => ({
      name,
      ownerId: owners[i]?.id ?? 0,
      status: 'pending' as const,
      createdAt: START,
      submittedAt: START,
    })),
  )
  const admin = await portal.signIn('admin')
  for (const id of listings)
    await send(portal, 'PATCH', `/api/admin/businesses/${id}/status`, { status: 'approved' }, admin)
  await store.write.deleteFrom('outbox').execute()
  return new Map(NAMES.map((name, i) => [name, listings[i] ?? 0]))
}

async function send<Answer>(
  portal: TestApp,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload: object,
  cookies: Cookies = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await portal.inject({ method, url, payload, cookies, headers })
  if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`)
  return response.body === '' ? (undefined as Answer) : response.json<Answer>()
}

async function signIn(portal: TestApp, name: string): Promise<Cookies> {
  const response = await portal.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { email: getEmail(name), password: PASSWORD },
  })
  return Object.fromEntries(response.cookies.map(({ name: cookie, value }) => [cookie, value]))
}

interface Subject {
  readonly name: string
  readonly id: number
}

async function act(portal: TestApp, { name, id }: Subject, verb: Verb): Promise<void> {
  const admin = await portal.signIn('admin')
  const owner = await signIn(portal, name)
  const order = async () => {
    const found = await portal.get(`/api/admin/orders?search=${encodeURIComponent(name)}`, admin)
    const newest = found.json<OrderSummary[]>().toSorted((a, b) => b.id - a.id)[0]
    return (await portal.get(`/api/admin/orders/${newest?.id}`, admin)).json<AdminOrder>()
  }
  const revision = async () =>
    (await portal.get(`/api/admin/businesses/${id}`, admin)).json<{ revision: string }>().revision
  switch (verb[0]) {
    case 'order':
      await send<Order>(portal, 'POST', '/api/orders', { businessId: id, plan: verb[1] }, owner)
      return
    case 'pay': {
      const { id: orderId } = await order()
      const paidAt = new Date(portal.context.now()).toISOString()
      const payment = { amount: verb[1], method: 'bank-transfer', paidAt }
      const key = { 'idempotency-key': `payment-${orderId}-${paidAt}` }
      const url = `/api/admin/orders/${orderId}/payments`
      await send(portal, 'POST', url, payment, admin, key)
      // Sent twice under one key, it counts once.
      await send(portal, 'POST', url, payment, admin, key)
      return
    }
    case 'ask for a refund': {
      const { reference } = await order()
      await send(
        portal,
        'POST',
        `/api/orders/${reference}/refund-request`,
        { reason: 'Closing down.' },
        owner,
      )
      return
    }
    case 'refund':
      await send(
        portal,
        'POST',
        `/api/admin/orders/${(await order()).id}/refunds`,
        { reason: 'Asked in time.' },
        admin,
      )
      return
    case 'suspend':
      await send(
        portal,
        'PUT',
        `/api/admin/businesses/${id}/suspension`,
        { reason: 'misleading', revision: await revision() },
        admin,
      )
      return
    case 'end the suspension':
      await send(
        portal,
        'POST',
        `/api/admin/businesses/${id}/suspension/end`,
        { revision: await revision() },
        admin,
      )
      return
    case 'remove':
      await send(portal, 'DELETE', `/api/businesses/${id}`, {}, owner)
      return
    case 'accept a website':
      await acceptWebsite(portal, { name, id }, admin)
  }
}

async function acceptWebsite(portal: TestApp, { name, id }: Subject, admin: Cookies): Promise<void> {
  const email = 'asks@websites.test'
  const { id: requestId, reference } = (await postQuote(portal, { businessName: name, email })).json<{
    id: number
    reference: string
  }>()
  const url = `/api/admin/quote-requests/${requestId}`
  await send(portal, 'PUT', `${url}/business`, { businessId: id }, admin)
  const validUntil = new Date(portal.context.now() + 30 * DAY).toISOString().slice(0, 10)
  const quoted = await send<QuoteRequest>(
    portal,
    'PATCH',
    `${url}/status`,
    { status: 'quoted', amount: 1600, validUntil },
    admin,
  )
  await send(portal, 'POST', `/api/quote-requests/${reference}/answer`, {
    email,
    offer: quoted.offer?.id,
    answer: 'accept',
  })
}

/** Reads the public listings with their tiers. */
async function readPublic(portal: TestApp): Promise<Map<string, number>> {
  const listed = (await portal.get('/api/businesses?limit=100')).json<BusinessSummary[]>()
  return new Map(listed.map(({ name, subscriptionTier }) => [name, subscriptionTier]))
}

const cents = (amount: number) => Math.round(amount * 100)

test('twelve listings over a year and a quarter have the mails, public lists and money of the table', async () => {
  const { mails, publicByDay, orders, revenue } = await liveAll()

  const mailsOf = (name: string) =>
    mails.filter(({ to }) => to === getEmail(name)).map(({ day, kind }) => [day, kind])
  expect(byName(mailsOf)).toEqual(byName((name) => LIVES[name]?.mails))

  const publicOf = (name: string) => {
    const changes: [number, number | null][] = []
    for (const [day, found] of publicByDay.entries()) {
      const tier = found.get(name) ?? null
      if (changes.at(-1)?.[1] !== tier) changes.push([day, tier])
    }
    return changes
  }
  expect(byName(publicOf)).toEqual(byName((name) => LIVES[name]?.public))

  const paid = Object.values(LIVES).reduce((sum, life) => sum + cents(life.paid), 0)
  expect(cents(revenue.totals.total)).toBe(paid)
  expect(revenue.totals).toMatchObject({ refunds: -129, website: 1600, credit: 0 })
  const received = orders.reduce((sum, order) => sum + cents(order.paid), 0)
  expect(received - cents(129)).toBe(paid)
  expect(orders.map(({ due }) => due)).toEqual(orders.map(() => 0))
}, 120_000)

const byName = <Value>(of: (name: string) => Value) =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)]))
