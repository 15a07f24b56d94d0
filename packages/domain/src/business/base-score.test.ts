import { describe, expect, test } from 'vitest'
import { getBaseScore, type BaseScoreFields } from './base-score.ts'

const BARE: BaseScoreFields = {
  photos: 0,
  isVerified: false,
  hours: null,
  phone: null,
  website: null,
  ratingSum: 0,
  reviewCount: 0,
  temporarilyClosed: false,
}

const FULL: BaseScoreFields = {
  ...BARE,
  photos: 4,
  isVerified: true,
  hours: { mon: [] },
  phone: '+67774001',
  website: 'https://kokonut.example',
}

const rated = (stars: number, reviewCount: number) => ({ ratingSum: stars * reviewCount, reviewCount })

describe('the base score of a business', () => {
  test.each<[string, Partial<BaseScoreFields>, number]>([
    ['has nothing', {}, 0.001],
    ['a photo', { photos: 1 }, 0.14],
    ['two photos', { photos: 2 }, 0.16],
    ['four photos', { photos: 4 }, 0.2],
    ['as many photos as only some plans have', { photos: 15 }, 0.2],
    ['the Verified mark', { isVerified: true }, 0.2],
    ['hours', { hours: { mon: [['08:00', '17:00']] } }, 0.16],
    ['hours of no day', { hours: {} }, 0.001],
    ['a phone', { phone: '+67774001' }, 0.14],
    ['a blank phone', { phone: ' ' }, 0.001],
    ['a website', { website: 'https://kokonut.example' }, 0.1],
    ['one review of five stars', rated(5, 1), 0.013],
    ['five reviews of five stars', rated(5, 5), 0.063],
    ['two hundred reviews of five stars', rated(5, 200), 0.192],
    ['twenty reviews of two stars', rated(2, 20), 0.001],
    ['everything but reviews', FULL, 0.8],
    ['everything', { ...FULL, ...rated(5, 1_000_000) }, 1],
    ['everything but is temporarily closed', { ...FULL, temporarilyClosed: true }, 0],
  ])('that has %s', (_, own, baseScore) => {
    expect(getBaseScore({ ...BARE, ...own })).toBe(baseScore)
  })

  test('grows with reviews of the same rating, and with their rating', () => {
    const priors = [rated(4, 1), rated(4, 10), rated(4.5, 10), rated(4.5, 50)].map((own) =>
      getBaseScore({ ...BARE, ...own }),
    )
    expect(priors).toEqual(priors.toSorted((one, other) => one - other))
    expect(new Set(priors).size).toBe(4)
  })
})
