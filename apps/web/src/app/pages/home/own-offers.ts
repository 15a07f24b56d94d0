import { industryOfCategory } from '@portal/domain/business'
import type { EventItem, OwnBusiness, TenderItem } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { paths } from '#shared/urls/paths.ts'

/** Where one's listings are and what they do. */
export interface OwnField {
  countries: CountryCode[]
  provinces: ProvinceCode[]
  /** Slugs. */
  industries: string[]
}

const distinct = <Value>(values: readonly (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

export const fieldOf = (
  businesses: readonly Pick<OwnBusiness, 'country' | 'province' | 'category'>[],
): OwnField => ({
  countries: distinct(businesses.map(({ country }) => country)),
  provinces: distinct(businesses.map(({ province }) => province)),
  industries: distinct(businesses.map(({ category }) => industryOfCategory(category)?.slug)),
})

/** A tender or an event that may be of use, as the strip shows it. */
export interface OwnOffer {
  kind: 'tender' | 'event'
  title: string
  href: string
  /** When it closes or begins. */
  at: string
  timeZone: string
}

interface Rated {
  offer: OwnOffer
  /** How much of it fits: the trade weighs more than the province. */
  fit: number
}

const TRADE = 2
const PROVINCE = 1

const fitOfPlace = (field: OwnField, { country, province }: Pick<TenderItem, 'country' | 'province'>) => {
  if (!field.countries.includes(country)) return 0
  if (province === null) return PROVINCE / 2
  return field.provinces.includes(province) ? PROVINCE : 0
}

function rateTender(field: OwnField, tender: TenderItem): Rated {
  const { title, slug, closesAt: at, timeZone, industry } = tender
  const trade = industry !== null && field.industries.includes(industry) ? TRADE : 0
  return {
    offer: { kind: 'tender', title, href: paths.tender(slug), at, timeZone },
    fit: trade + fitOfPlace(field, tender),
  }
}

const rateEvent = (field: OwnField, event: EventItem): Rated => {
  const { title, slug, startsAt: at, timeZone } = event
  return {
    offer: { kind: 'event', title, href: paths.event(slug), at, timeZone },
    fit: fitOfPlace(field, event),
  }
}

/** The tenders and events for one's trades and provinces: what fits best first, then what is soonest. */
export function offersFor(
  field: OwnField,
  tenders: readonly TenderItem[],
  events: readonly EventItem[],
  most: number,
): OwnOffer[] {
  const rated = [
    ...tenders.map((tender) => rateTender(field, tender)),
    ...events.map((event) => rateEvent(field, event)),
  ].filter(({ fit }) => fit > 0)
  const offers = rated
    .toSorted((a, b) => b.fit - a.fit || a.offer.at.localeCompare(b.offer.at))
    .map(({ offer }) => offer)
  return [...new Map(offers.map((offer) => [offer.href, offer])).values()].slice(0, most)
}
