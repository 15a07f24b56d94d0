import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  Business,
  BusinessSummary,
  Decision,
  EventItem,
  ExpiredBusiness,
  Hours,
  NewsArticle,
  OwnBusiness,
  Review,
  Suggestion,
} from './index.ts'
import { validationErrors } from '../../test/validation-errors.ts'

const INSTANT = '2026-11-20T04:57:00.000Z'

const summary = {
  id: 7,
  name: 'Kokonut Oil Cooperative',
  slug: 'kokonut-oil-cooperative',
  category: 'Food & Beverages',
  country: 'sb',
  province: 'malaita',
  address: 'Auki',
  status: 'approved',
  subscriptionTier: 0,
  isFeatured: false,
  isVerified: true,
  isSample: false,
  rating: 4.7,
  reviewCount: 3,
  logoUrl: null,
  images: [],
  phone: '+6777412345',
  website: null,
  createdAt: INSTANT,
  trialExpiryDate: INSTANT,
  businessTypes: ['B2C'],
  excerpt: 'Cold-pressed coconut oil.',
  hours: null,
  temporarilyClosed: false,
  temporarilyClosedUntil: null,
  latitude: null,
  longitude: null,
  town: 'Auki',
}
const profile = {
  ...summary,
  description: 'Cold-pressed coconut oil.',
  photos: [],
  videoUrl: null,
  email: null,
  socialMedia: {},
  timeZone: 'Pacific/Guadalcanal',
  directions: null,
  tags: [],
  amenities: [],
  payments: [],
  delivery: [],
  acceptsMessages: true,
  isOwner: false,
}
const secrets = {
  ownerName: 'Mary Fono',
  businessLicense: 'SB-1234',
  suspendedAt: null,
  pausedAt: null,
  publicUntil: INSTANT,
  rejection: null,
  planExpiryDate: null,
  reference: 'PB-7K3F-9Q',
  submittedAt: '2026-11-20T04:57:00.000Z',
  termsVersion: null,
}

describe('a business', () => {
  test('drops the owner’s name, licence and status for the public', () => {
    expect(v.parse(BusinessSummary, { ...profile, ...secrets })).toEqual(summary)
    expect(v.parse(Business, { ...profile, ...secrets })).toEqual(profile)
  })

  test('keeps all fields for its owner', () => {
    expect(v.parse(OwnBusiness, { ...profile, ...secrets })).toEqual({ ...profile, ...secrets })
    expect(v.is(OwnBusiness, profile)).toBe(false)
  })

  test('keeps name, place and phone when it has expired', () => {
    const expired = { ...profile, ...secrets, expired: true, plan: 'trial' }
    expect(Object.keys(v.parse(ExpiredBusiness, expired)).toSorted()).toEqual(
      [
        'address',
        'category',
        'country',
        'expired',
        'id',
        'name',
        'phone',
        'plan',
        'province',
        'slug',
      ].toSorted(),
    )
    expect(v.is(ExpiredBusiness, { ...expired, expired: false })).toBe(false)
    expect(v.is(ExpiredBusiness, { ...expired, plan: undefined })).toBe(false)
  })

  test.each([
    ['country', 'malaita'],
    ['province', 'fiji'],
    ['status', 'suspended'],
    ['subscriptionTier', 99],
    ['rating', '4.7'],
    ['createdAt', '20 Nov 2026'],
    ['id', 'seven'],
    ['id', 0],
  ])('rejects %s %j', (field, value) => {
    expect(Object.keys(validationErrors(BusinessSummary, { ...summary, [field]: value }))).toEqual([field])
  })
})

describe('hours', () => {
  test.each([
    {},
    { mon: [['08:00', '17:00']], sun: [] },
    { fri: [['18:00', '02:00']] },
    { sat: [['00:00', '24:00']] },
    { mon: [['08:00', '17:00']], holidays: [] },
    { holidays: [['09:00', '12:00']] },
  ])('may be %j', (hours) => {
    expect(validationErrors(Hours, hours)).toEqual({})
  })

  test.each([['8:00'], ['08.00'], ['24:30'], ['25:00'], ['12:60'], ['noon']])(
    'refuse the time %j',
    (time) => {
      expect(validationErrors(Hours, { mon: [[time, '17:00']] })).toEqual({
        'mon.0.0': 'Expected a time such as 08:00',
      })
    },
  )

  test('have at most four openings a day, each with a beginning and an end', () => {
    const opening = ['08:00', '09:00']
    expect(v.is(Hours, { mon: Array.from({ length: 5 }, () => opening) })).toBe(false)
    expect(v.is(Hours, { mon: [['08:00']] })).toBe(false)
  })
})

describe('Decision', () => {
  test.each([
    { status: 'approved' },
    { status: 'rejected' },
    { status: 'rejected', reason: 'duplicate', note: 'Listed in 2025.' },
  ])('may be %j', (decision) => {
    expect(v.parse(Decision, decision)).toEqual(decision)
  })

  test.each([
    [{}, { status: 'Expected approved or rejected' }],
    [{ status: 'rejected', reason: 5 }, { reason: 'Please choose one of the reasons' }],
    ['approved', { '': 'Expected a JSON object' }],
    [{ status: 'pending' }, { status: 'Expected approved or rejected' }],
    [{ status: 'rejected', reason: 'x'.repeat(61) }, { reason: 'Please choose one of the reasons' }],
    [{ status: 'rejected', note: 'x'.repeat(1001) }, { note: 'Please use at most 1000 characters' }],
  ])('%j is rejected with %j', (decision, refusals) => {
    expect(validationErrors(Decision, decision)).toEqual(refusals)
  })
})

describe('reviews, news, events and suggestions', () => {
  const review = {
    id: 1,
    rating: 5,
    comment: 'Good oil.',
    createdAt: INSTANT,
    editedAt: null,
    user: { firstName: 'Peter', lastName: 'Maeli', profileImageUrl: null },
    reply: null,
    helpfulCount: 0,
  }
  const article = {
    id: 1,
    slug: 'tuna-prices-rise',
    title: 'Tuna prices rise',
    excerpt: 'Buyers pay more.',
    featuredImageUrl: null,
    publishedAt: INSTANT,
    category: 'Trade & Export',
    countries: ['sb'],
    readTime: 3,
    isFeatured: false,
    isSample: true,
    body: 'Buyers pay more.',
    author: null,
  }
  const event = {
    id: 1,
    slug: 'trade-show',
    title: 'Trade show',
    description: 'Stands of forty makers.',
    type: 'Trade Shows & Expos',
    startsAt: INSTANT,
    endsAt: INSTANT,
    timeZone: 'Pacific/Fiji',
    location: 'Suva',
    country: 'fj',
    province: null,
    organiser: 'Chamber',
    price: 'Free',
    attendees: null,
    speaker: null,
    company: null,
    registrations: 0,
    isFeatured: false,
    isSample: true,
  }

  test('keep the fields that their pages show', () => {
    expect(v.parse(Review, review)).toEqual(review)
    expect(v.parse(NewsArticle, article)).toEqual(article)
    expect(v.parse(EventItem, event)).toEqual(event)
  })

  test('a review drops the address of its author', () => {
    const parsed = v.parse(Review, { ...review, user: { ...review.user, email: 'peter@example.com' } })
    expect(JSON.stringify(parsed)).not.toContain('peter@example.com')
  })

  test.each([0, 6, 4.5])('a review rejects a rating of %d', (rating) => {
    expect(v.is(Review, { ...review, rating })).toBe(false)
  })

  test('a suggestion is of a business, a category or a place', () => {
    const suggestion = { label: 'Gizo', href: '/directory?province=western', kind: 'place' }
    expect(v.is(Suggestion, suggestion)).toBe(true)
    expect(v.is(Suggestion, { ...suggestion, kind: 'person' })).toBe(false)
  })
})
