import { CATEGORIES, parsePhone } from '@portal/domain/business'
import { PROVINCE_CODES, COUNTRY_CODES } from '@portal/domain/place'
import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from './cast.ts'
import { demoListings } from './listings.ts'
import { REMARKS } from './remarks.ts'
import { LISTING_STATES } from './states.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const listings = demoListings(NOW)

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
/** A remark's pattern with anything in its slots. */
const patternOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`, 'i')
const repeated = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)].filter(([, same]) => same.length > 1).map(([value]) => value)
const missing = <Value>(all: readonly Value[], there: Iterable<Value>) => {
  const seen = new Set(there)
  return all.filter((value) => !seen.has(value))
}

describe('the listings of the demo', () => {
  it('are more than 300, over every country, province, category, tier and state', () => {
    expect(listings.length).toBeGreaterThanOrEqual(300)
    const records = listings.map(({ record }) => record)
    expect(
      missing(
        COUNTRY_CODES,
        records.map(({ country }) => country),
      ),
    ).toEqual([])
    expect(
      missing(
        PROVINCE_CODES,
        records.flatMap(({ province }) => province ?? []),
      ),
    ).toEqual([])
    expect(
      missing(
        CATEGORIES.map(({ name }) => name),
        records.map(({ category }) => category),
      ),
    ).toEqual([])
    expect(
      missing(
        [0, 1, 2, 3],
        records.map(({ subscriptionTier }) => subscriptionTier ?? 0),
      ),
    ).toEqual([])
    expect(
      missing(
        LISTING_STATES,
        listings.map(({ state }) => state),
      ),
    ).toEqual([])
    expect(
      missing(
        records.map(({ category }) => category),
        CATEGORIES.map(({ name }) => name),
      ),
    ).toEqual([])
  })

  it('give every province at least eight public listings, so that no card of it is empty', () => {
    const visible = listings.filter(
      ({ record }) => record.status === 'approved' && (record.publicUntil ?? 0) > NOW,
    )
    const byProvince = Map.groupBy(visible, ({ record }) => record.province)
    expect(PROVINCE_CODES.filter((code) => (byProvince.get(code)?.length ?? 0) < 8)).toEqual([])
  })

  it('give every country six featured ones for its guide', () => {
    const featured = listings.filter(({ record }) => record.isFeatured && record.status === 'approved')
    const byCountry = Map.groupBy(featured, ({ record }) => record.country)
    expect(COUNTRY_CODES.filter((code) => (byCountry.get(code)?.length ?? 0) < 6)).toEqual([])
  })

  it('say no sentence twice', () => {
    expect(repeated(listings.flatMap(({ record }) => sentencesOf(record.description ?? '')))).toEqual([])
  })

  it('each say what is sold and where', () => {
    const silent = listings.filter(({ trade, record }) => {
      const text = (record.description ?? '').toLowerCase()
      return ![trade.town, ...trade.goods].every((word) => text.includes(word.toLowerCase()))
    })
    expect(silent.map(({ trade }) => trade.name)).toEqual([])
  })

  it('name nobody who is called as the owner is', () => {
    const telling = listings.filter(({ owner, record }) =>
      [owner.firstName, owner.lastName].some((name) =>
        wordsOf(record.description ?? '').includes(name.toLowerCase()),
      ),
    )
    expect(telling.map(({ trade }) => trade.name)).toEqual([])
  })

  it('fall into no pattern that comes again and again', () => {
    const sentences = listings.flatMap(({ record }) => sentencesOf(record.description ?? ''))
    const worn = Object.values(REMARKS).flatMap((patterns) =>
      patterns.flatMap((pattern) => {
        const uses = sentences.filter((sentence) => patternOf(pattern).test(sentence)).length
        return uses > 9 ? [`${uses}: ${pattern}`] : []
      }),
    )
    expect(worn).toEqual([])
  })

  it('leave no slot unfilled and keep to the length that owners have', () => {
    const wrong = listings.filter(
      ({ record: { description = '' } }) =>
        /[{}]|undefined/.test(description) || description.length < 50 || description.length > 1000,
    )
    expect(wrong.map(({ trade }) => trade.name)).toEqual([])
  })

  it('have names, owners and phones of their own', () => {
    expect(repeated(listings.map(({ trade }) => trade.name))).toEqual([])
    expect(repeated(listings.flatMap(({ record }) => record.phone ?? []))).toEqual([])
    expect(repeated(listings.map(({ owner }) => owner.email)).sort()).toEqual([
      'other@portal.test',
      'owner@portal.test',
    ])
  })

  it('have phones that their country takes as they are stored', () => {
    const refused = listings.flatMap(({ record: { country, phone } }) => {
      if (!phone) return []
      const parsed = parsePhone(country, phone)
      return parsed.ok && parsed.value === phone ? [] : [phone]
    })
    expect(refused).toEqual([])
  })

  it('point to reserved addresses only', () => {
    const addresses = listings.flatMap(({ record }) =>
      [record.website, record.email].filter((text) => text != null),
    )
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  })

  it('give the owner one in every state that the dashboard shows', () => {
    const [, owner] = DEMO_ACCOUNTS
    const own = listings.filter((listing) => listing.owner.email === owner?.email)
    expect(own.map(({ state }) => state).sort()).toEqual([
      'enhanced',
      'just approved',
      'pending',
      'rejected',
      'standard',
      'trial',
      'trial expired',
      'trial near its end',
    ])
  })

  it('are marked as sample data', () => {
    expect(listings.every(({ record }) => record.isSample === true)).toBe(true)
  })

  it('are the same for the same moment and move with it', () => {
    expect(demoListings(NOW)).toEqual(listings)
    const later = demoListings(NOW + 86_400_000)
    expect(later.map(({ record }) => record.createdAt)).toEqual(
      listings.map(({ record }) => record.createdAt + 86_400_000),
    )
  })
})
