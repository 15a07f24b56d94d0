import type { AdminBusiness, OwnBusiness } from '@portal/domain/contract'
import { PAID_YEAR } from '@portal/domain/plan'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { advancePlans } from '#features/businesses/plan.service.ts'
import { newAdministered } from '#test/admin-businesses.ts'
import { NOW } from '#test/new-app.ts'

const REASON = 'Partner of the agricultural show'
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const expiredTrial = { trialExpiresAt: NOW - DAY, publicUntil: NOW - DAY }

describe('a plan that an administrator gives', () => {
  test('shows an expired listing again up to the end of its last day, and notifies its owner', async () => {
    const { portal, id, act, owner, audit, mails } = await newAdministered(expiredTrial)
    const response = await act('PUT', 'plan', { tier: 2, until: '2027-03-31', reason: REASON })
    expect(response.statusCode).toBe(200)
    expect(response.json<AdminBusiness>()).toMatchObject({
      state: 'live',
      // Midnight after the last day, in Honiara.
      business: { subscriptionTier: 2, planExpiryDate: '2027-03-31T13:00:00.000Z' },
    })
    expect((await portal.get(`/api/businesses/${id}`)).statusCode).toBe(200)
    const [own] = (await portal.get('/api/businesses?owner=me', owner)).json<OwnBusiness[]>()
    expect(own).toMatchObject({ subscriptionTier: 2, publicUntil: '2027-03-31T13:00:00.000Z' })
    expect((await audit()).map(({ action, note }) => [action, note])).toEqual([
      ['plan granted', `Enhanced up to 2027-03-31: ${REASON}`],
    ])
    const [mail] = await mails()
    expect(mail?.subject).toBe('Your listing has the Enhanced plan: Auki Hardware')
    expect(mail?.text.replaceAll('\n', ' ')).toContain('until 31 Mar 2027')
  })

  test('changes nothing when it is granted again', async () => {
    const { send, read, act, mails } = await newAdministered(expiredTrial)
    const { revision } = await read()
    const grant = { tier: 1, until: toDay(NOW + 30 * DAY), reason: REASON }
    await act('PUT', 'plan', grant)
    expect((await send('PUT', 'plan', { revision, ...grant })).statusCode).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  test('ends after what runs at the same or a higher plan', async () => {
    const { act } = await newAdministered({ subscriptionTier: 2, planExpiresAt: NOW + 20 * DAY })
    const response = await act('PUT', 'plan', { tier: 1, until: toDay(NOW + 10 * DAY), reason: REASON })
    expect(response.statusCode).toBe(400)
    expect(response.json<{ fields: Record<string, string> }>().fields['until']).toMatch(
      /^Please choose a day after /,
    )
  })

  test('needs a reason and a future day', async () => {
    const { act } = await newAdministered(expiredTrial)
    const over = await act('PUT', 'plan', { tier: 1, until: '2026-01-01', reason: REASON })
    expect(over.json()).toMatchObject({ fields: { until: 'Please choose today or a later day' } })
    const silent = await act('PUT', 'plan', { tier: 1, until: '2027-01-01', reason: ' ' })
    expect(silent.json()).toMatchObject({ fields: { reason: 'Please write why the plan is given' } })
  })
})

test('a waiting lower plan begins by the clock when the higher one ends; photos are hidden and kept', async () => {
  const images = Array.from({ length: 6 }, (_, i) => `https://pictures.example/${i}.jpg`)
  const paidUntil = NOW + 20 * DAY
  const { portal, id, act, wait } = await newAdministered({
    subscriptionTier: 2,
    planExpiresAt: paidUntil,
    publicUntil: paidUntil,
    images,
  })
  await act('PUT', 'plan', { tier: 1, until: toDay(NOW + PAID_YEAR), reason: REASON })
  const shown = async () =>
    (await portal.get(`/api/businesses/${id}`)).json<{ subscriptionTier: number; images: string[] }>()
  expect(await shown()).toMatchObject({ subscriptionTier: 2, images })
  wait(20 * DAY)
  expect(await advancePlans(portal, paidUntil)).toBe(1)
  expect(await shown()).toMatchObject({ subscriptionTier: 1, images: images.slice(0, 1) })
  const edit = await portal.get(`/api/businesses/${id}/edit`, await portal.signIn('owner'))
  expect(edit.body).toContain(images[5])
  expect(await advancePlans(portal, paidUntil)).toBe(0)
})
