import type { AdminBusiness, ListingHistory } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newAdministered } from '#test/admin-businesses.ts'
import { NOW } from '#test/new-app.ts'

const REASON = { reason: 'misleading', note: 'The photos show another shop.' }

/** A listing to which something happens each day, and its state at the end of each. */
async function newDays(record: Parameters<typeof newAdministered>[0] = {}) {
  const administered = await newAdministered({ createdAt: NOW, ...record })
  const { portal, id, wait } = administered
  let days = 0
  const owned = async (method: 'PUT' | 'DELETE' | 'POST', path: string, payload?: object) => {
    const cookies = await portal.signIn('owner')
    const url = `/api/businesses/${id}${path}`
    const response = await portal.inject({ method, url, cookies, ...(payload && { payload }) })
    expect(response.statusCode).toBeLessThan(300)
  }
  const account = async (path: string, payload: object) => {
    const url = `/api/admin/users/${portal.ids.owner}/${path}`
    const cookies = await portal.signIn('admin')
    const response = await portal.inject({ method: 'POST', url, cookies, payload })
    expect(response.statusCode).toBeLessThan(300)
  }
  // Sessions of administrators last less than the days that go by here.
  const act = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const cookies = await portal.signIn('admin')
    const url = `/api/admin/businesses/${id}`
    const { revision } = (await portal.get(url, cookies)).json<AdminBusiness>()
    const request = { method, url: `${url}/${path}`, cookies, payload: { revision, ...payload } }
    const response = await portal.inject(request)
    expect(response.statusCode).toBeLessThan(300)
  }
  return {
    ...administered,
    act,
    owned,
    account,
    nextDay: () => {
      days += 1
      wait(DAY)
    },
    states: async () => {
      const span = `from=2026-11-20&to=${new Date(NOW + days * DAY).toISOString().slice(0, 10)}`
      const response = await portal.get(
        `/api/admin/analytics/listings?by=state&step=day&${span}`,
        await portal.signIn('admin'),
      )
      const { periods, series } = response.json<ListingHistory>()
      return periods.map((_, i) =>
        series.flatMap(({ key, counts }) => Array<string>(counts[i] ?? 0).fill(key)).join('+'),
      )
    },
  }
}

test('suspensions and pauses begin and end on their days, and a suspension takes precedence', async () => {
  const { act, owned, nextDay, states } = await newDays()
  nextDay()
  await owned('PUT', '/paused', { paused: true })
  nextDay()
  await act('PUT', 'suspension', REASON)
  nextDay()
  await act('POST', 'suspension/end', {})
  nextDay()
  await owned('PUT', '/paused', { paused: false })
  expect(await states()).toEqual(['live', 'paused', 'suspended', 'paused', 'live'])
})

test('a deleted listing counts as removed until it is restored, even while paused', async () => {
  const { owned, nextDay, states } = await newDays()
  await owned('PUT', '/paused', { paused: true })
  nextDay()
  await owned('DELETE', '')
  nextDay()
  await owned('POST', '/restore', {})
  nextDay()
  await owned('DELETE', '')
  expect(await states()).toEqual(['paused', 'removed', 'paused', 'removed'])
})

test('a listing that is hidden with its owner’s account counts as suspended for that time', async () => {
  const { account, nextDay, states } = await newDays()
  nextDay()
  await account('suspend', { reason: 'spam', hideListings: true })
  nextDay()
  await account('restore', {})
  expect(await states()).toEqual(['live', 'suspended', 'live'])
})

test('a listing counts as expired from the end of its time on, not before', async () => {
  const expired = await newDays({ publicUntil: NOW + DAY + 1 })
  for (let i = 0; i < 3; i += 1) expired.nextDay()
  expect(await expired.states()).toEqual(['live', 'expired', 'expired', 'expired'])
  const running = await newDays({ publicUntil: NOW + 30 * DAY })
  running.nextDay()
  expect(await running.states()).toEqual(['live', 'live'])
})

test('takes suspensions, pauses and removals without an audit entry from the listing', async () => {
  for (const [record, state] of [
    [{ suspendedAt: NOW + DAY }, 'suspended'],
    [{ removedAt: NOW + DAY }, 'removed'],
  ] as const) {
    const { nextDay, states } = await newDays(record)
    nextDay()
    expect(await states()).toEqual(['live', state])
  }
})

test('a deleted listing counts by state only, not by country', async () => {
  const { portal, owned } = await newDays()
  await owned('DELETE', '')
  const url = '/api/admin/analytics/listings?by=country&step=day&from=2026-11-20&to=2026-11-20'
  expect((await portal.get(url, await portal.signIn('admin'))).json()).toMatchObject({ series: [] })
})
