import type { AdminOrder, Order, Revenue } from '@portal/domain/contract'
import { DAY, MINUTE } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { newCardShop } from '#test/card-shop.ts'
import { readMails } from '#test/mails.ts'
import { asRun } from '#test/run-end.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { readAudit } from '#test/users.ts'

type CardShop = Awaited<ReturnType<typeof newCardShop>>

/** An event at Stripe for the first payment or the second one. */
interface Happening {
  readonly is: 'pay again' | 'give back' | 'give all back' | 'fail' | 'dispute' | 'win' | 'lose'
  readonly of: 0 | 1
  /** Whether Stripe reports it before the next event; else at the end, in any order. */
  readonly isTold: boolean
}

const EVENTS: Readonly<Record<Happening['is'], string>> = {
  'pay again': 'checkout.session.completed',
  'give back': 'charge.refunded',
  'give all back': 'charge.refunded',
  fail: 'refund.failed',
  dispute: 'charge.dispute.created',
  win: 'charge.dispute.funds_reinstated',
  lose: 'charge.dispute.closed',
}

/** In cents: the full amount due, or more than half of it. */
const paidAmounts = fc.constantFrom(8900, 8900, 4900)

const happenings = fc.array(
  fc.record({
    is: fc.constantFrom<Happening['is']>(
      'pay again',
      'give back',
      'give all back',
      'give all back',
      'fail',
      'fail',
      'dispute',
      'win',
      'lose',
    ),
    of: fc.constantFrom<0 | 1>(0, 0, 1),
    isTold: fc.boolean(),
  }),
  { minLength: 2, maxLength: 8 },
)

/** Runs all events, reports them according to `tells`, and reports all again at the end in the order of `last`. */
async function live(
  { first, all }: { readonly first: number; readonly all: readonly Happening[] },
  tells: (happening: Happening) => boolean,
  last: <Event>(events: readonly Event[]) => readonly Event[],
) {
  const shop = await newCardShop({ config: { rateLimitScale: 1000 } })
  const { stripe, clock, postEvent } = shop
  const intents = [stripe.pay(await shop.page(), first)]
  const disputes = new Map<number, ReturnType<typeof stripe.dispute>>()
  const events: (readonly [string, string])[] = [['checkout.session.completed', intents[0] ?? '']]
  const tell = async ([type, intent]: readonly [string, string]) =>
    expect((await postEvent(stripe.event(type, intent))).statusCode).toBe(200)
  for (const event of events) await tell(event)
  for (const happening of all) {
    clock.now += MINUTE
    const intent = intents[happening.of]
    if (happening.is === 'pay again') {
      if (intents.length > 1) continue
      intents.push(stripe.payAgain(intents[0] ?? ''))
    } else if (intent === undefined) continue
    else if (happening.is === 'give back' || happening.is === 'give all back') {
      const remaining = first - stripe.refundedOf(intent)
      // Stripe refunds nothing of a disputed payment, and no more than the rest.
      if (remaining < 2000 || disputes.has(happening.of)) continue
      stripe.refund(intent, happening.is === 'give back' ? 2000 : remaining)
    } else if (happening.is === 'fail') stripe.failRefund(intent)
    else if (happening.is === 'dispute') {
      // A card's bank takes back the rest of the payment.
      if (disputes.has(happening.of) || stripe.refundedOf(intent) > 0) continue
      disputes.set(happening.of, stripe.dispute(intent))
    } else disputes.get(happening.of)?.(happening.is === 'win' ? 'won' : 'lost')
    const event = [
      EVENTS[happening.is],
      intents[happening.is === 'pay again' ? 1 : happening.of] ?? '',
    ] as const
    events.push(event)
    // A payment starts its year when it is reported, so for comparable years it is reported at once.
    if (happening.is === 'pay again' || tells(happening)) await tell(event)
  }
  clock.now += MINUTE
  for (const event of last(events)) await tell(event)
  return summarize(shop)
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  Math.round(rows.reduce((all, row) => all + of(row), 0) * 100)

async function summarize(shop: CardShop) {
  const { status, credit, paid, period, payments, refunds } = await shop.read()
  const here =
    sum(payments, ({ amount }) => amount) - sum(refunds, ({ amount, hereAgain }) => amount - hereAgain)
  const span = 'from=2026-11-01&to=2026-11-30'
  const revenue = await shop.get(`/api/admin/analytics/revenue?${span}`, shop.admin)
  const { totals } = revenue.json<Revenue>()
  const csv = await shop.get(`/api/admin/payments.csv?${span}`, shop.admin)
  const lines: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
  expect({
    revenue: Math.round(totals.total * 100),
    creditInRevenue: Math.round(totals.credit * 100),
    file: sum(lines, (line) => Number(line['USD'])),
    creditInFile: sum(lines, (line) => Number(line['credit in USD'])),
    lastMail: await stateInMails(shop),
    tier: await shop.tier(),
    hasPeriod: period !== null,
  }).toEqual({
    revenue: here,
    creditInRevenue: credit * 100,
    file: here,
    creditInFile: credit * 100,
    lastMail: status,
    tier: status === 'paid' ? 1 : 0,
    hasPeriod: status === 'paid',
  })
  expect(credit * 100).toBe(status === 'paid' ? Math.max(0, here - 8900) : 0)
  return { status, credit, paid, period, here }
}

/** What the mails to the buyer say about the order, by the last one that says anything. */
async function stateInMails(shop: CardShop): Promise<AdminOrder['status'] | undefined> {
  const states = (await readMails(shop)).flatMap(({ subject, text, to_address: to }) => {
    if (to !== 'owner@portal.test') return []
    const words = text.replaceAll(/\s+/g, ' ')
    if (subject.startsWith('Refunded')) return ['refunded' as const]
    if (/^Paid|Your order (?:stays|is) paid\./.test(`${subject} ${words}`)) return ['paid' as const]
    return /left to pay/i.test(words) ? ['open' as const] : []
  })
  return states.at(-1)
}

describe('order, paid time, credit, books and mails agree', () => {
  test('whatever happens at Stripe, in whatever order it is reported', async () => {
    const ends = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        paidAmounts,
        happenings,
        fc.infiniteStream(fc.nat(99)),
        asRun(async (first, all, random) => {
          const asItHappens = await live(
            { first, all },
            () => true,
            () => [],
          )
          const inAnyOrder = await live(
            { first, all },
            ({ isTold }) => isTold,
            (events) =>
              // Each at least once, some twice.
              [...events, ...events.filter(() => (random.next().value ?? 0) > 50)]
                .map((event) => ({ event, place: random.next().value ?? 0 }))
                .toSorted((one, other) => one.place - other.place)
                .map(({ event }) => event),
          )
          expect(inAnyOrder).toEqual(asItHappens)
          ends.add(`${asItHappens.status} ${Math.sign(asItHappens.credit)}`)
        }),
      ),
      { numRuns: 30, seed: 2026 },
    )
    expect([...ends].toSorted()).toEqual(['open 0', 'paid 0', 'paid 1', 'refunded 0'])
  }, 240_000)
})

describe('a dispute', () => {
  const paid = async () => {
    const shop = await newCardShop()
    const intent = shop.stripe.pay(await shop.page())
    await shop.postEvent(shop.stripe.event('checkout.session.completed', intent))
    const tell = async (type: string) =>
      expect((await shop.postEvent(shop.stripe.event(type, intent))).statusCode).toBe(200)
    return { ...shop, intent, tell }
  }

  test('suspends order and plan; once it is won, both resume with the same year', async () => {
    const shop = await paid()
    const { period, paidAt } = await shop.read()
    shop.clock.now += 5 * DAY
    const close = shop.stripe.dispute(shop.intent)
    await shop.tell('charge.dispute.funds_withdrawn')
    Object.assign(shop.admin, await shop.signIn('admin'))
    expect(await shop.read()).toMatchObject({
      status: 'refunded',
      period: null,
      refunds: [{ amount: 89, hereAgain: 0, reason: 'Taken back by the card’s bank after a dispute' }],
    })
    expect(await shop.tier()).toBe(0)
    shop.clock.now += 60 * DAY
    close('won')
    await shop.tell('charge.dispute.funds_reinstated')
    await shop.tell('charge.dispute.closed')
    Object.assign(shop.admin, await shop.signIn('admin'))
    expect(await shop.read()).toMatchObject({ status: 'paid', period, paidAt, refunds: [{ hereAgain: 89 }] })
    expect(await shop.tier()).toBe(1)
    const mail = (await readMails(shop)).findLast(({ to_address }) => to_address === 'owner@portal.test')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Your plan goes on until')
  })

  test('changes nothing more if lost, and nothing as an inquiry', async () => {
    const shop = await paid()
    shop.stripe.dispute(shop.intent, { isInquiry: true })
    await shop.tell('charge.dispute.created')
    expect(await shop.read()).toMatchObject({ status: 'paid', refunds: [] })
    const lost = await paid()
    const close = lost.stripe.dispute(lost.intent)
    await lost.tell('charge.dispute.created')
    close('lost')
    await lost.tell('charge.dispute.closed')
    expect((await lost.read()).refunds).toHaveLength(1)
    expect(await lost.subjects()).toContain('Card payment disputed')
    expect((await readAudit(lost)).at(-1)).toMatchObject({
      action: 'money moved',
      note: 'US$89 by dispute, CRN-2026-00001',
    })
  })

  test('about spent credit leaves it below zero, and notifies the administrators', async () => {
    const shop = await paid()
    const second = shop.stripe.payAgain(shop.intent)
    await shop.postEvent(shop.stripe.event('checkout.session.completed', second))
    expect((await shop.subjects()).slice(-2)).toEqual([
      `We received another payment for your order ${shop.order.reference}`,
      'Paid more than was due',
    ])
    expect((await shop.tryOrder()).json<AdminOrder>()).toMatchObject({ status: 'paid', creditUsed: 89 })
    shop.stripe.dispute(second)
    await shop.postEvent(shop.stripe.event('charge.dispute.created', second))
    expect(await shop.credit()).toBe(-89)
    const mail = (await readMails(shop)).at(-1)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('The account’s credit is -US$89')
    // A negative balance makes the next order no dearer.
    expect((await shop.tryOrder({ plan: 'enhanced' })).statusCode).toBe(201)
  })
})

describe('a refund by card', () => {
  test('becomes credit of the payer if the card can’t accept it', async () => {
    const shop = await newCardShop()
    const intent = shop.stripe.pay(await shop.page())
    await shop.postEvent(shop.stripe.event('checkout.session.completed', intent))
    await shop.refund(shop.order.id)
    shop.stripe.failRefund(intent)
    for (const type of ['refund.failed', 'charge.refund.updated'])
      await shop.postEvent(shop.stripe.event(type, intent))
    expect(await shop.read()).toMatchObject({
      status: 'refunded',
      credit: 89,
      refunds: [{ amount: 89, hereAgain: 89 }],
    })
    expect((await shop.subjects()).at(-1)).toBe('A card refund failed')
    const revenue = await shop.get('/api/admin/analytics/revenue?from=2026-11-01&to=2026-11-30', shop.admin)
    expect(revenue.json<Revenue>().totals).toMatchObject({
      standard: 89,
      refunds: -89,
      credit: 89,
      total: 89,
    })
  })

  test('of the rest goes to the card that paid it', async () => {
    const shop = await newCardShop()
    const first = shop.stripe.pay(await shop.page(), 4000)
    await shop.postEvent(shop.stripe.event('checkout.session.completed', first))
    const second = shop.stripe.pay(await shop.page())
    await shop.postEvent(shop.stripe.event('checkout.session.completed', second))
    shop.stripe.refund(first, 2500)
    await shop.postEvent(shop.stripe.event('charge.refunded', first))
    expect(await shop.read()).toMatchObject({ status: 'paid', paid: 64, refundable: { plan: 64 } })
    expect((await shop.refund(shop.order.id)).statusCode).toBe(201)
    expect([shop.stripe.refundedOf(first), shop.stripe.refundedOf(second)]).toEqual([4000, 4900])
  })
})

describe('a refund that was made and never stored', () => {
  test('is adopted by the next try, and booked as it was made', async () => {
    const shop = await newCardShop()
    await shop.cancel(shop.order.reference)
    const order = (await shop.tryOrder({ addOns: ['Logo design'] })).json<Order>()
    const opened = await post(shop, `/api/orders/${order.reference}/card-payment`, {}, shop.owner)
    const intent = shop.stripe.pay(opened.json<{ url: string }>().url)
    await shop.postEvent(shop.stripe.event('charge.succeeded', intent))
    const { id } = await shop.adminOrder(order.reference)
    const mend = await refuseWrites(shop.store, { to: 'outbox' })
    expect((await shop.refund(id, { withAddOns: true })).statusCode).toBe(500)
    await mend()
    expect((await shop.refund(id)).statusCode).toBe(201)
    expect(shop.stripe.refundedOf(intent)).toBe(23_900)
    expect((await shop.adminOrder(order.reference)).refunds).toMatchObject([{ amount: 239 }])
  })
})

describe('a payment in another currency', () => {
  const payIn = async (currency: string, amount: number) => {
    const shop = await newCardShop()
    await shop.setRate('SBD', 8)
    await shop.cancel(shop.order.reference)
    const order = (await shop.tryOrder()).json<Order>()
    const { url } = (await post(shop, `/api/orders/${order.reference}/card-payment`, {}, shop.owner)).json<{
      url: string
    }>()
    const intent = shop.stripe.pay(url, amount, currency)
    for (let i = 0; i < 2; i++)
      expect((await shop.postEvent(shop.stripe.event('charge.succeeded', intent))).statusCode).toBe(200)
    return { ...shop, intent, read: () => shop.adminOrder(order.reference) }
  }

  test('counts by the rate of the order', async () => {
    const shop = await payIn('sbd', 71_200)
    expect(await shop.read()).toMatchObject({
      status: 'paid',
      paid: 89,
      payments: [{ local: { currency: 'SBD', amount: 712 } }],
    })
    expect((await shop.refund((await shop.read()).id)).statusCode).toBe(201)
    expect(shop.stripe.refundedOf(shop.intent)).toBe(71_200)
  })

  test('waits for the administrators, who are notified once, until it is refunded', async () => {
    const shop = await payIn('xpf', 8900)
    expect(await shop.read()).toMatchObject({
      status: 'open',
      paid: 0,
      payments: [],
      foreignPayments: [{ currency: 'XPF', amount: 8900 }],
    })
    const notices = (await shop.subjects()).filter(
      (subject) => subject === 'Card payment in another currency',
    )
    expect(notices).toHaveLength(1)
    shop.stripe.refund(shop.intent, 8900)
    await shop.postEvent(shop.stripe.event('charge.refunded', shop.intent))
    expect(await shop.read()).toMatchObject({ status: 'open', foreignPayments: [], refunds: [] })
  })
})

test('a payment in another currency is tracked once an administrator has recorded its value', async () => {
  const shop = await newCardShop()
  const intent = shop.stripe.pay(await shop.page(), 14_000, 'aud')
  await shop.postEvent(shop.stripe.event('charge.succeeded', intent))
  const { id, foreignPayments } = await shop.read()
  const worth = { foreignPaymentId: foreignPayments[0]?.id, amount: 89 }
  expect(await shop.pay(id, worth)).toMatchObject({
    status: 'paid',
    foreignPayments: [],
    payments: [{ amount: 89, method: 'card' }],
  })
  expect((await shop.tryPay(id, worth)).statusCode).toBe(409)
  shop.stripe.refund(intent, 7000)
  await shop.postEvent(shop.stripe.event('charge.refunded', intent))
  expect(await shop.read()).toMatchObject({
    paid: 44.5,
    payments: [{ amount: 89 }],
    refunds: [{ amount: 44.5 }],
  })
  expect((await shop.refund(id)).statusCode).toBe(201)
  expect(shop.stripe.refundedOf(intent)).toBe(14_000)
})

test('returns of a payment in another currency are booked when it is recorded', async () => {
  const shop = await newCardShop()
  const intent = shop.stripe.pay(await shop.page(), 10_000, 'eur')
  await shop.postEvent(shop.stripe.event('charge.succeeded', intent))
  shop.stripe.refund(intent, 6000)
  await shop.postEvent(shop.stripe.event('charge.refunded', intent))
  const { id, foreignPayments } = await shop.read()
  expect(foreignPayments).toMatchObject([{ currency: 'EUR', amount: 100, returned: 60 }])
  const recorded = await shop.pay(id, { foreignPaymentId: foreignPayments[0]?.id, amount: 89 })
  expect(recorded).toMatchObject({
    paid: 35.6,
    payments: [{ amount: 89 }],
    refunds: [{ amount: 53.4 }],
    foreignPayments: [],
  })
  expect((await shop.subjects()).slice(-3)).toEqual([
    'Paid',
    'US$53.40 went back to your card',
    'Refunded by the card provider',
  ])
  await shop.postEvent(shop.stripe.event('charge.refunded', intent))
  expect(await shop.read()).toMatchObject({ paid: 35.6, refunds: [{ amount: 53.4 }] })
})

test('accepts an event about an unknown order without changes', async () => {
  const shop = await newCardShop()
  const intent = shop.stripe.pay(await shop.page())
  await shop.store.write.deleteFrom('orders').execute()
  expect((await shop.postEvent(shop.stripe.event('charge.succeeded', intent))).statusCode).toBe(200)
  expect(await shop.store.read.selectFrom('payments').selectAll().execute()).toEqual([])
})
