import type { AdminFigures, Revenue } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newShop } from '#test/orders.ts'
import { readAudit } from '#test/users.ts'

/** Payments of November and December, one of them in local money, and a refund. */
async function withMoney() {
  const shop = await newShop()
  await shop.setRate('SBD', 8)
  const [formula = 0] = await addListings(shop.store, { name: '=SUM(A1)', ownerId: shop.ids.owner })
  const standard = await shop.order({ addOns: ['Logo design'] })
  await shop.pay(standard.id, { amount: 100, paidAt: '2026-10-31' })
  await shop.pay(standard.id, { amount: 1200, currency: 'SBD', method: 'cash' })
  await shop.later(20 * DAY)
  const enhanced = await shop.order({ businessId: formula, plan: 2 })
  await shop.pay(enhanced.id, { amount: 120, paidAt: '2026-12-10' })
  await shop.refund(enhanced.id)
  return { ...shop, standard, enhanced }
}

test('revenue by month is split by line and adds up', async () => {
  const shop = await withMoney()
  const read = async (span: string) =>
    (await shop.get(`/api/admin/analytics/revenue?${span}`, shop.admin)).json<Revenue>()
  const all = await read('from=2026-10-01&to=2026-12-31')
  const none = { standard: 0, enhanced: 0, website: 0, addOns: 0, credit: 0, refunds: 0 }
  expect(all.months).toEqual([
    { month: '2026-10', ...none, standard: 89, addOns: 11, total: 100 },
    { month: '2026-11', ...none, addOns: 139, credit: 11, total: 150 },
    // Credit of 11 pays a part; both money and credit are refunded.
    { month: '2026-12', ...none, enhanced: 129, credit: 2, refunds: -129, total: 2 },
  ])
  expect(all.totals.total).toBe(252)
  const csv = await shop.get('/api/admin/analytics/revenue.csv?from=2026-10-01&to=2026-12-31', shop.admin)
  expect(parse(csv.body, { columns: true, bom: true })[2]).toEqual({
    month: '2026-12',
    Standard: '0',
    Enhanced: '129',
    'Website Package': '0',
    'add-ons': '0',
    credit: '2',
    refunds: '-129',
    total: '2',
  })
  expect((await read('from=2026-10-31&to=2026-10-31')).totals.total).toBe(100)
  const figures = await shop.get('/api/admin/analytics/figures', shop.admin)
  expect(figures.json<AdminFigures>().revenue).toBe(252)
  const wrong = await shop.get('/api/admin/analytics/revenue?from=2026-11-02&to=2026-11-01', shop.admin)
  expect(wrong.statusCode).toBe(400)
})

test('credit of an order that was never fully paid counts as neither spent nor refunded', async () => {
  const shop = await newShop()
  await shop.pay((await shop.order()).id, { amount: 100 })
  const { id } = await shop.order({ plan: 2, addOns: ['Logo design'] })
  await shop.pay(id, { amount: 40 })
  await shop.refund(id)
  const all = await shop.get('/api/admin/analytics/revenue?from=2026-11-01&to=2026-11-30', shop.admin)
  expect(all.json<Revenue>().totals).toMatchObject({ credit: 11, refunds: -40, total: 100 })
  expect(await shop.credit()).toBe(11)
})

test('the bookkeeper gets a line for each payment, refund and change of credit, safe for spreadsheets', async () => {
  const shop = await withMoney()
  const csv = await shop.get('/api/admin/payments.csv?from=2026-10-01&to=2026-12-31', shop.admin)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers['content-disposition']).toContain('payments-2026-10-01-2026-12-31.csv')
  const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
  expect(rows.map((row) => Object.values(row))).toEqual([
    [
      '2026-10-31',
      '2026-11-20',
      'REC-2026-00001',
      shop.standard.reference,
      'INV-2026-00001',
      'Auki Hardware',
      'Moses Tara',
      'Solomon Islands',
      'Standard, one year; Logo design',
      'Bank transfer',
      '100.00',
      '0.00',
      '',
      '',
      '',
      'Ruth Kalsakau',
    ],
    expect.arrayContaining(['2026-11-20', 'REC-2026-00002', 'Cash', '150.00', 'SBD', '1200', '8']),
    expect.arrayContaining(['2026-11-20', '', 'Credit, paid beyond the price', '0.00', '11.00']),
    expect.arrayContaining(['2026-12-10', 'REC-2026-00003', '120.00', "'=SUM(A1)"]),
    expect.arrayContaining(['2026-12-10', '', 'Credit used', '0.00', '-11.00']),
    expect.arrayContaining(['2026-12-10', '', 'Credit, paid beyond the price', '0.00', '2.00']),
    expect.arrayContaining(['2026-12-10', 'CRN-2026-00001', 'Refund', '-118.00', '11.00']),
  ])
  // The customers' credit equals that in the file, to the cent.
  const credit = await shop.store.read
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .executeTakeFirstOrThrow()
  expect(rows.reduce((sum, row) => sum + Number(row['credit in USD']), 0)).toBe(credit.cents / 100)
  const one = await shop.get('/api/admin/payments.csv?from=2026-11-01&to=2026-11-30', shop.admin)
  expect(parse(one.body, { bom: true })).toHaveLength(3)
  expect((await readAudit(shop)).at(-1)).toMatchObject({
    action: 'payments exported',
    note: '2026-11-01 to 2026-11-30',
  })
  const wrong = await shop.get('/api/admin/payments.csv?from=2026-11-02&to=2026-11-01', shop.admin)
  expect(wrong.statusCode).toBe(400)
  expect(
    (await shop.get('/api/admin/payments.csv?from=2026-11-01&to=2026-11-30', shop.owner)).statusCode,
  ).toBe(403)
})
