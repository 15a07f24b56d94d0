import type { Revenue } from '@portal/domain/contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newShop } from '#test/orders.ts'
import { readAudit } from '#test/users.ts'

const REASON = 'The payment of 3 November was recorded for another account.'

/** A portal whose owner has US$11 of credit. */
async function withCredit() {
  const shop = await newShop()
  await shop.pay((await shop.order()).id, { amount: 100 })
  const correct = (changes: object = {}, { userId = shop.ids.owner, cookies = shop.admin, key = '' } = {}) =>
    shop.inject({
      method: 'POST',
      url: `/api/admin/users/${userId}/credit-corrections`,
      payload: { amount: 20, reason: REASON, ...changes },
      cookies,
      headers: key === '' ? {} : { 'idempotency-key': key },
    })
  return { ...shop, correct }
}

test('an administrator corrects credit with a reason; account, books, audit trail and holder agree', async () => {
  const shop = await withCredit()
  const response = await shop.correct()
  expect([response.statusCode, response.json()]).toEqual([201, { credit: 31 }])
  expect((await shop.correct({ amount: -12.5 })).json()).toEqual({ credit: 18.5 })
  expect(await shop.credit()).toBe(18.5)
  expect((await readAudit(shop)).slice(-2)).toMatchObject([
    {
      action: 'credit corrected',
      actor_id: shop.ids.admin,
      subject_id: shop.ids.owner,
      note: `US$20: ${REASON}`,
    },
    { action: 'credit corrected', note: `-US$12.50: ${REASON}` },
  ])
  const mail = (await readMails(shop)).at(-1)
  expect(mail).toMatchObject({ to_address: 'owner@portal.test', subject: 'Your credit is US$18.50 now' })
  expect(mail?.text).toContain(`> ${REASON}`)
  const csv = await shop.get('/api/admin/payments.csv?from=2026-11-20&to=2026-11-20', shop.admin)
  const lines: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
  expect(lines.filter(({ method }) => method === 'Credit, corrected')).toMatchObject([
    {
      'billed to': 'Moses Tara',
      what: REASON,
      USD: '0.00',
      'credit in USD': '20.00',
      'recorded by': 'Ruth Kalsakau',
    },
    { 'credit in USD': '-12.50' },
  ])
  const revenue = await shop.get('/api/admin/analytics/revenue?from=2026-11-20&to=2026-11-20', shop.admin)
  // Given credit is a refund; no money moved.
  expect(revenue.json<Revenue>().totals).toMatchObject({
    standard: 89,
    credit: 18.5,
    refunds: -7.5,
    total: 100,
  })
  expect((await shop.order()).creditUsed).toBe(18.5)
})

test('a repeat with the same key corrects nothing, even if the credit has changed since', async () => {
  const shop = await withCredit()
  const dialog = { key: 'dialog-1' }
  expect((await shop.correct({ knownCredit: 11 }, dialog)).json()).toEqual({ credit: 31 })
  expect((await shop.correct({ knownCredit: 31 }, dialog)).json()).toEqual({ credit: 31 })
  expect((await shop.correct({ amount: 30 }, dialog)).statusCode).toBe(409)
  expect((await shop.correct()).json()).toEqual({ credit: 51 })
})

test('of two concurrent corrections, one is rejected with the current credit', async () => {
  const shop = await withCredit()
  const both = await Promise.all([shop.correct({ knownCredit: 11 }), shop.correct({ knownCredit: 11 })])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.map((response) => response.json<{ message?: string }>().message)).toContain(
    'The credit is US$31 by now. Please look at it again',
  )
})

test.each([
  [{ amount: -11.01 }, 'amount', 'The account has US$11 of credit. Please remove at most that'],
  [{ amount: 0 }, 'amount', 'Please write an amount other than 0'],
  [{ amount: 1.005 }, 'amount', 'Please write an amount other than 0'],
  [{ amount: 10_000.01 }, 'amount', 'Please correct by at most US$10,000 at once'],
  [{ reason: ' ' }, 'reason', 'Please write the reason'],
])('rejects %j', async (changes, field, message) => {
  const shop = await withCredit()
  const response = await shop.correct(changes)
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: Record<string, string> }>().fields[field]).toContain(message)
  expect(await shop.credit()).toBe(11)
})

test('only administrators correct credit, and only of existing accounts', async () => {
  const shop = await withCredit()
  expect((await shop.correct({}, { cookies: shop.owner })).statusCode).toBe(403)
  expect((await shop.correct({}, { cookies: {} })).statusCode).toBe(401)
  expect((await shop.correct({}, { userId: 999 })).statusCode).toBe(404)
  expect(await shop.credit()).toBe(11)
})
