import type { AdminOrder, Order, OrderSummary } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { post } from './accounts.ts'
import { addListings } from './listings.ts'
import { newApp, NOW, type TestApp } from './new-app.ts'

type Cookies = Record<string, string>

/** The payment methods of tests. */
export const WAYS = [
  {
    method: 'bank-transfer',
    name: 'Bank transfer',
    countries: ['sb'],
    details: [{ label: 'Account', value: '000-1' }],
    text: 'Any bank.',
    url: null,
  },
  { method: 'cash', name: 'Cash at an agent', countries: null, details: [], text: null, url: null },
  { method: 'mobile-money', name: 'M-PAiSA', countries: ['fj'], details: [], text: null, url: null },
] as const

/** Creates a portal with an owner of a listing on trial and an administrator, both signed in, and an adjustable clock. */
export async function newShop(options: Parameters<typeof newApp>[0] = {}) {
  const clock = { now: NOW }
  const portal = await newApp({
    now: () => clock.now,
    ...options,
    config: {
      waysToPay: WAYS.map((way) => ({ ...way, details: [...way.details], countries: listOf(way) })),
      ...options.config,
    },
  })
  const [id = 0] = await addListings(portal.store, {
    ownerId: portal.ids.owner,
    trialExpiresAt: NOW + 10 * DAY,
    publicUntil: NOW + 10 * DAY,
  })
  const owner = await portal.signIn('owner')
  const admin = await portal.signIn('admin')
  const shop = { ...portal, clock, id, owner, admin }
  /** Advances the clock; sessions have expired by then, so both sign in again. */
  const later = async (time: number) => {
    clock.now += time
    Object.assign(owner, await portal.signIn('owner'))
    Object.assign(admin, await portal.signIn('admin'))
  }
  return { ...shop, later, ...actionsOf(shop) }
}

const listOf = ({ countries }: (typeof WAYS)[number]) => (countries === null ? null : [...countries])

export type Shop = Awaited<ReturnType<typeof newShop>>

function actionsOf(shop: TestApp & { id: number; owner: Cookies; admin: Cookies }) {
  const { id, owner, admin, get } = shop
  const tryOrder = (changes: object = {}, cookies: Cookies = owner) =>
    post(shop, '/api/orders', { businessId: id, plan: 'standard', startsNow: true, ...changes }, cookies)
  const tryPay = (orderId: number, changes: object = {}, key?: string) =>
    shop.inject({
      method: 'POST',
      url: `/api/admin/orders/${orderId}/payments`,
      payload: { amount: 89, method: 'Bank transfer', paidAt: '2026-11-20', ...changes },
      cookies: admin,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const adminOrder = async (reference: string): Promise<AdminOrder> => {
    const [summary] = (await get(`/api/admin/orders?search=${reference}`, admin)).json<OrderSummary[]>()
    return (await get(`/api/admin/orders/${summary?.id}`, admin)).json()
  }
  return {
    tryOrder,
    tryPay,
    adminOrder,
    order: async (changes: object = {}, cookies: Cookies = owner): Promise<AdminOrder> => {
      const response = await tryOrder(changes, cookies)
      if (response.statusCode !== 201) throw new Error(response.body)
      return adminOrder(response.json<Order>().reference)
    },
    pay: async (orderId: number, changes: object = {}): Promise<AdminOrder> => {
      const response = await tryPay(orderId, changes)
      if (response.statusCode !== 201) throw new Error(response.body)
      return response.json()
    },
    refund: (orderId: number, changes: object = {}, key?: string) =>
      shop.inject({
        method: 'POST',
        url: `/api/admin/orders/${orderId}/refunds`,
        payload: { reason: 'They asked.', ...changes },
        cookies: admin,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    cancel: (reference: string, payload: object = {}, cookies: Cookies = owner) =>
      post(shop, `/api/orders/${reference}/cancellation`, payload, cookies),
    read: async (reference: string, cookies: Cookies = owner): Promise<Order> =>
      (await get(`/api/orders/${reference}`, cookies)).json(),
    credit: async (cookies: Cookies = owner): Promise<number> =>
      (await get('/api/account/credit', cookies)).json<{ credit: number }>().credit,
    setRate: (currency: string, rate: number, asOf = '2026-11-19') =>
      shop.inject({
        method: 'PUT',
        url: `/api/admin/exchange-rates/${currency}`,
        payload: { rate, asOf },
        cookies: admin,
      }),
  }
}
