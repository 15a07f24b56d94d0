import type { AdminBusinessConflict } from '@portal/domain/contract'
import { describe, expect, test } from 'vitest'
import { newAdministered } from '#test/admin-businesses.ts'
import { runInOrder } from '#test/held-lock.ts'

const REASON = { reason: 'misleading', note: 'The photos show another shop.' }

describe('two at once', () => {
  const SUSPEND = ['PUT', 'suspension', REASON] as const
  const FEATURE = ['PUT', 'featured', { until: '2026-12-01' }] as const
  const VERIFY = ['PUT', 'verification', { method: 'visit', on: '2026-11-20' }] as const
  const GIVE = ['PUT', 'owner', { email: 'other@portal.test' }] as const

  test.each([
    ['feature and suspend', [FEATURE, SUSPEND]],
    ['suspend and verify', [SUSPEND, VERIFY]],
    ['suspend and change the owner', [SUSPEND, GIVE]],
    ['feature until different days', [FEATURE, ['PUT', 'featured', { until: '2026-12-31' }]]],
  ] as const)('%s: the later one is refused with the present state', async (_name, actions) => {
    const { read, send, audit } = await newAdministered()
    const { revision } = await read()
    const responses = await Promise.all(
      actions.map(([method, path, body]) => send(method, path, { revision, ...body })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = responses.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json<AdminBusinessConflict>()).toEqual({
      message: 'Somebody else has changed this listing. Please check it again',
      current: await read(),
    })
    expect(await audit()).toHaveLength(1)
  })

  test('refuses to suspend a listing by a revision from before its approval', async () => {
    const { portal, id, admin, read, send } = await newAdministered({ status: 'pending' })
    const { revision } = await read()
    const responses = await runInOrder(
      portal.store,
      () =>
        portal.inject({
          method: 'PATCH',
          url: `/api/admin/businesses/${id}/status`,
          cookies: admin,
          payload: { status: 'approved' },
        }),
      () => send('PUT', 'suspension', { revision, ...REASON }),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    expect((await read()).state).toBe('live')
  })

  test('refuses to suspend a listing that its owner has deleted', async () => {
    const { portal, id, owner, read, send } = await newAdministered()
    const { revision } = await read()
    await portal.inject({ method: 'DELETE', url: `/api/businesses/${id}`, cookies: owner })
    const response = await send('PUT', 'suspension', { revision, ...REASON })
    expect([response.statusCode, response.json<AdminBusinessConflict>().current?.state]).toEqual([
      409,
      'removed',
    ])
  })
})
