import type { OwnBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { aMessage, aReceivedReview } from '#test/dashboard-factories.ts'
import { anOrderSummary } from '#test/order-factories.ts'
import { anOwnBusiness, NOW } from '#test/factories.ts'
import { findTasks, type TaskSources } from './find-tasks.ts'

const inDays = (days: number) => new Date(NOW + days * DAY).toISOString()
const NONE = { items: [], total: 0 }

const listTasks = (sources: Partial<TaskSources>) =>
  findTasks({ businesses: [], messages: NONE, reviews: NONE, orders: [], draft: null, ...sources }, NOW)
const listTitles = (sources: Partial<TaskSources>) => listTasks(sources).map(({ title }) => title)

/** A listing that lacks nothing. */
const aComplete = (own: Partial<OwnBusiness> = {}) =>
  anOwnBusiness({
    hours: { mon: [['08:00', '17:00']] },
    images: ['/media/a-1600.webp', '/media/b-1600.webp', '/media/c-1600.webp'],
    description: 'We press oil from coconuts of the north coast. '.repeat(12),
    latitude: -8.77,
    longitude: 160.7,
    logoUrl: '/media/logo-400.webp',
    website: 'https://kokonut.example',
    directions: 'Behind the wharf',
    businessTypes: ['B2B'],
    videoUrl: 'https://vimeo.com/1084537',
    ...own,
  })

const trial = (days: number) =>
  aComplete({
    name: 'Umi',
    subscriptionTier: 0,
    trialExpiryDate: inDays(days),
    publicUntil: inDays(days),
  })
const plan = (days: number) =>
  aComplete({ name: 'Umi', planExpiryDate: inDays(days), publicUntil: inDays(days) })

test('an open order is a task until a proof was sent', () => {
  expect(
    listTasks({
      orders: [
        anOrderSummary({ paid: 60, due: 69 }),
        anOrderSummary({ id: 2, hasProof: true }),
        anOrderSummary({ id: 3, status: 'paid', due: 0 }),
        anOrderSummary({ id: 4, status: 'cancelled' }),
      ],
    }),
  ).toEqual([
    {
      key: 'order 11',
      tone: 'sun',
      title: 'Order to pay: US$69',
      detail: 'Enhanced for Kokonut Oil Cooperative, reference PB-4M2K-7T.',
      names: ['Kokonut Oil Cooperative', 'PB-4M2K-7T'],
      action: { label: 'See how to pay', href: '/orders/PB-4M2K-7T' },
    },
  ])
})

test('orders tasks: rejected listings, messages, reviews, endings, the draft', () => {
  expect(
    listTitles({
      businesses: [trial(3), anOwnBusiness({ id: 2, name: 'Auki Ice', status: 'rejected' })],
      messages: { items: [aMessage()], total: 1 },
      reviews: { items: [aReceivedReview()], total: 1 },
      draft: 'Lata Boats',
    }),
  ).toEqual([
    'Auki Ice was not approved',
    'Mele Talo wrote to Kokonut Oil Cooperative',
    'Joses K. gave Kokonut Oil Cooperative 5 stars',
    'Umi: 3 days left',
    'Finish Lata Boats',
  ])
})

test('a rejected listing shows the reason, the note and a link to correct it', () => {
  const rejection = { reason: 'wrong-category', note: 'Boats are Logistics.', at: inDays(-1) }
  expect(listTasks({ businesses: [anOwnBusiness({ id: 7, status: 'rejected', rejection })] })).toMatchObject([
    {
      detail: 'The category does not fit the business. Boats are Logistics.',
      action: { label: 'Fix and resubmit', href: '/register-business?resubmit=7' },
    },
  ])
})

test('messages show their waiting time, and the rest is counted', () => {
  const quote = aMessage({ id: 9, kind: 'quote' })
  expect(listTasks({ messages: { items: [aMessage(), quote], total: 14 } })).toMatchObject([
    {
      detail: 'Received 2 days ago, not answered yet.',
      action: { label: 'Answer', href: '/dashboard/messages?id=1' },
    },
    { title: 'Mele Talo asks Kokonut Oil Cooperative for a quote' },
    { title: '12 more messages to answer', action: { href: '/dashboard/messages' } },
  ])
})

test.each([
  ['a trial of 15 days', trial(15), []],
  ['a trial of 14 days', trial(14), ['Umi: 14 days left']],
  ['a trial that is over', trial(-1), ['Umi has expired']],
  ['a plan of 31 days', plan(31), []],
  ['a plan of 30 days', plan(30), ['Umi: 30 days left']],
  ['a plan without end', aComplete({ planExpiryDate: null }), []],
  ['a pending listing', { ...trial(3), status: 'pending' as const }, []],
  ['a suspended listing', { ...trial(3), suspendedAt: inDays(-1) }, ['Umi is suspended']],
])('%s', (_, business, titles) => {
  expect(listTitles({ businesses: [business] })).toEqual(titles)
})

test.each([
  ['a trial', trial(3), 'Upgrade', '/upgrade?business=1&plan=standard'],
  ['a trial that is over', trial(-1), 'Upgrade', '/upgrade?business=1&plan=standard'],
  ['a plan', plan(7), 'Renew', '/upgrade?business=1&plan=enhanced'],
  ['a plan that is over', plan(-7), 'Renew', '/upgrade?business=1&plan=enhanced'],
])('the end of %s links to a plan', (_, business, label, href) => {
  expect(listTasks({ businesses: [business] })).toMatchObject([{ action: { label, href } }])
})

test('a suspended listing says why', () => {
  const suspension = { reason: 'misleading', note: 'The photos show another shop.' }
  expect(listTasks({ businesses: [{ ...trial(3), suspendedAt: inDays(-1), suspension }] })).toMatchObject([
    {
      detail: 'Visitors don’t see it. Something in the listing is not true. The photos show another shop.',
      action: { label: 'Contact us', href: '/contact' },
    },
  ])
})

test('finds no task if nothing is to do', () => {
  expect(listTasks({ businesses: [aComplete()] })).toEqual([])
})

test('an incomplete listing links to the editor’s section that lacks most', () => {
  expect(listTasks({ businesses: [aComplete({ id: 7, name: 'Umi', hours: null })] })).toMatchObject([
    {
      title: expect.stringMatching(/^Umi is \d+% complete$/) as string,
      action: { label: 'Add hours', href: '/dashboard/listings/7/edit#hours' },
    },
  ])
})
