import type { AuditEntry, ExchangeRate } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { newShop } from '#test/orders.ts'

test('sets a rate with its day and administrator; setting it again changes nothing', async () => {
  const shop = await newShop()
  const list = async () => (await shop.get('/api/admin/exchange-rates', shop.admin)).json<ExchangeRate[]>()
  expect((await list()).map(({ currency, rate }) => [currency, rate])).toEqual([
    ['SBD', null],
    ['FJD', null],
    ['PGK', null],
    ['XPF', null],
    ['VUV', null],
  ])
  const first = await shop.setRate('FJD', 2.25)
  expect(first.json()).toEqual({
    currency: 'FJD',
    name: 'Fiji dollar',
    rate: 2.25,
    asOf: '2026-11-19',
    setBy: 'Ruth Kalsakau',
    setAt: '2026-11-20T05:00:00.000Z',
  })
  shop.clock.now += 1000
  expect((await shop.setRate('FJD', 2.25)).json()).toEqual(first.json())
  await shop.setRate('FJD', 2.3, '2026-11-20')
  expect((await list())[1]).toMatchObject({ rate: 2.3, asOf: '2026-11-20' })
  const audit = (await shop.get('/api/admin/audit?kind=exchange+rate', shop.admin)).json<AuditEntry[]>()
  expect(audit).toMatchObject([
    {
      action: 'rate set',
      subject: { kind: 'exchange rate', label: 'FJD' },
      changes: [
        { field: 'rate', before: 2.25, after: 2.3 },
        { field: 'day', before: '2026-11-19', after: '2026-11-20' },
      ],
    },
    { action: 'rate set' },
  ])
})

test.each([
  ['SBD', 8, '2026-11-21', 400],
  ['SBD', 0, '2026-11-20', 400],
  ['EUR', 2, '2026-11-20', 404],
])('rejects %s at %d on %s', async (currency, rate, asOf, status) => {
  const shop = await newShop()
  expect((await shop.setRate(currency, rate, asOf)).statusCode).toBe(status)
})

test('a later rate does not apply to existing orders', async () => {
  const shop = await newShop()
  const { reference } = await shop.order()
  await shop.setRate('SBD', 8)
  expect((await shop.read(reference)).local).toBeNull()
})
