import { listAmenitiesOfCategory, CATEGORIES, isAddressOfNetwork, parsePhone } from '@portal/domain/business'
import { PROVINCE_CODES, COUNTRY_CODES } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import { DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { describe, expect, it } from 'vitest'
import { missing, repeated } from '#test/values.ts'
import { readDemoData } from '../data/demo-data.ts'
import { createDemoBusinesses } from './demo-businesses.ts'
import { LIFE_STAGES } from './life-stages.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const data = readDemoData()
const businesses = createDemoBusinesses(data, NOW)

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
const listWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
/** Creates a pattern that matches a template with any slots. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`, 'i')

describe('the businesses of the demo', () => {
  it.each(CATEGORIES)('some of $name have expectations, payments and deliveries', ({ name }) => {
    const records = businesses.map(({ record }) => record).filter(({ category }) => category === name)
    const asked = listAmenitiesOfCategory(name).map(({ code }) => code)
    const ticked = records.flatMap(({ amenities }) => amenities ?? [])
    // Each filter choice leaves some businesses, and none leaves all.
    expect(new Set(ticked).size).toBeGreaterThanOrEqual(asked.length - 2)
    expect(missing(ticked, asked)).toEqual([])
    expect(asked.filter((code) => records.every(({ amenities }) => amenities?.includes(code)))).toEqual([])
    expect(new Set(records.flatMap(({ payments }) => payments ?? []))).toEqual(
      new Set(PAYMENTS.map(({ code }) => code)),
    )
  })

  it('serve their customers in every way', () => {
    const ways = businesses.flatMap(({ record }) => record.delivery ?? [])
    expect(
      missing(
        DELIVERIES.map(({ code }) => code),
        ways,
      ),
    ).toEqual([])
  })

  it('are more than 300, of every country, province, category, tier and stage', () => {
    expect(businesses.length).toBeGreaterThanOrEqual(300)
    const records = businesses.map(({ record }) => record)
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
        LIFE_STAGES,
        businesses.map(({ stage }) => stage),
      ),
    ).toEqual([])
    expect(
      missing(
        records.map(({ category }) => category),
        CATEGORIES.map(({ name }) => name),
      ),
    ).toEqual([])
  })

  it('include at least eight public ones per province, so that no card is empty', () => {
    const visible = businesses.filter(
      ({ record }) => record.status === 'approved' && (record.publicUntil ?? 0) > NOW,
    )
    const byProvince = Map.groupBy(visible, ({ record }) => record.province)
    expect(PROVINCE_CODES.filter((code) => (byProvince.get(code)?.length ?? 0) < 8)).toEqual([])
  })

  it('repeat no sentence', () => {
    expect(repeated(businesses.flatMap(({ record }) => sentencesOf(record.description ?? '')))).toEqual([])
  })

  it('describe what they sell, and where', () => {
    const vague = businesses.filter(({ profile, record }) => {
      const text = (record.description ?? '').toLowerCase()
      return ![profile.town, ...profile.products].every((word) => text.includes(word.toLowerCase()))
    })
    expect(vague.map(({ profile }) => profile.name)).toEqual([])
  })

  it('do not name the owner in the description', () => {
    const revealing = businesses.filter(({ owner, record }) =>
      [owner.firstName, owner.lastName].some((name) =>
        listWords(record.description ?? '').includes(name.toLowerCase()),
      ),
    )
    expect(revealing.map(({ profile }) => profile.name)).toEqual([])
  })

  it('overuse no template', () => {
    const sentences = businesses.flatMap(({ record }) => sentencesOf(record.description ?? ''))
    const overused = Object.values(data.descriptions.sentences).flatMap((templates) =>
      templates.flatMap((template) => {
        const uses = sentences.filter((sentence) => patternOf(template).test(sentence)).length
        return uses > 9 ? [`${uses}: ${template}`] : []
      }),
    )
    expect(overused).toEqual([])
  })

  it('fill all slots and respect the limits of descriptions', () => {
    const wrong = businesses.filter(
      ({ record: { description = '' } }) =>
        /[{}]|undefined/.test(description) || description.length < 50 || description.length > 1000,
    )
    expect(wrong.map(({ profile }) => profile.name)).toEqual([])
  })

  it('have unique names and phones, and only two owners have several', () => {
    expect(repeated(businesses.map(({ profile }) => profile.name))).toEqual([])
    expect(repeated(businesses.flatMap(({ record }) => record.phone ?? []))).toEqual([])
    expect(repeated(businesses.map(({ owner }) => owner.email)).sort()).toEqual([
      'other@portal.test',
      'owner@portal.test',
    ])
  })

  it('have valid phone numbers of their country', () => {
    const refused = businesses.flatMap(({ record: { country, phone } }) => {
      if (!phone) return []
      const parsed = parsePhone(country, phone)
      return parsed.ok && parsed.value === phone ? [] : [phone]
    })
    expect(refused).toEqual([])
  })

  it('have reserved example addresses only', () => {
    const addresses = businesses.flatMap(({ record }) =>
      [record.website, record.email].filter((text) => text != null),
    )
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  })

  it('have social media pages that an owner could enter and nobody can own', () => {
    const networks = businesses.flatMap(({ record }) =>
      (['facebook', 'instagram', 'twitter'] as const).flatMap((network) => {
        const address = record.socialMedia?.[network]
        return address === undefined ? [] : [{ network, address }]
      }),
    )
    expect(networks.length).toBeGreaterThan(90)
    expect(networks.filter(({ network, address }) => !isAddressOfNetwork(network, address))).toEqual([])
    expect(networks.filter(({ address }) => !address.endsWith('-sample'))).toEqual([])
  })

  it('include one of the owner at every stage that the dashboard shows', () => {
    const [, owner] = data.accounts
    const own = businesses.filter((business) => business.owner.email === owner?.email)
    expect(own.map(({ stage }) => stage).sort()).toEqual([
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
    expect(businesses.every(({ record }) => record.isSample === true)).toBe(true)
  })

  it('are deterministic for an instant and move with it', () => {
    expect(createDemoBusinesses(data, NOW)).toEqual(businesses)
    const later = createDemoBusinesses(data, NOW + DAY)
    expect(later.map(({ record }) => record.createdAt)).toEqual(
      businesses.map(({ record }) => record.createdAt + DAY),
    )
  })
})
