import { getIndustryOfCategory } from '@portal/domain/business'
import type { EventItem, OwnBusiness, TenderItem } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { paths } from '#shared/urls/paths.ts'

/** Where an owner's businesses are and what they do. */
export interface TradeProfile {
  countries: CountryCode[]
  provinces: ProvinceCode[]
  /** Slugs. */
  industries: string[]
}

const listDistinct = <Value>(values: readonly (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

export const toTradeProfile = (
  businesses: readonly Pick<OwnBusiness, 'country' | 'province' | 'category'>[],
): TradeProfile => ({
  countries: listDistinct(businesses.map(({ country }) => country)),
  provinces: listDistinct(businesses.map(({ province }) => province)),
  industries: listDistinct(businesses.map(({ category }) => getIndustryOfCategory(category)?.slug)),
})

/** A tender or an event that may suit the owner, as the strip shows it. */
export interface Opportunity {
  kind: 'tender' | 'event'
  title: string
  href: string
  /** When it closes or begins. */
  at: string
  timeZone: string
}

interface ScoredOpportunity {
  opportunity: Opportunity
  /** How well it matches: the industry weighs more than the province. */
  score: number
}

const INDUSTRY_SCORE = 2
const PROVINCE_SCORE = 1

const scorePlace = (
  profile: TradeProfile,
  { country, province }: Pick<TenderItem, 'country' | 'province'>,
) => {
  if (!profile.countries.includes(country)) return 0
  if (province === null) return PROVINCE_SCORE / 2
  return profile.provinces.includes(province) ? PROVINCE_SCORE : 0
}

function scoreTender(profile: TradeProfile, tender: TenderItem): ScoredOpportunity {
  const { title, slug, closesAt: at, timeZone, industry } = tender
  const industryScore = industry !== null && profile.industries.includes(industry) ? INDUSTRY_SCORE : 0
  return {
    opportunity: { kind: 'tender', title, href: paths.tender(slug), at, timeZone },
    score: industryScore + scorePlace(profile, tender),
  }
}

const scoreEvent = (profile: TradeProfile, event: EventItem): ScoredOpportunity => {
  const { title, slug, startsAt: at, timeZone } = event
  return {
    opportunity: { kind: 'event', title, href: paths.event(slug), at, timeZone },
    score: scorePlace(profile, event),
  }
}

/** The tenders and events that match an owner's industries and provinces: best match first, then the soonest. */
export function findOpportunities(
  profile: TradeProfile,
  tenders: readonly TenderItem[],
  events: readonly EventItem[],
  limit: number,
): Opportunity[] {
  const scored = [
    ...tenders.map((tender) => scoreTender(profile, tender)),
    ...events.map((event) => scoreEvent(profile, event)),
  ].filter(({ score }) => score > 0)
  const opportunities = scored
    .toSorted((a, b) => b.score - a.score || a.opportunity.at.localeCompare(b.opportunity.at))
    .map(({ opportunity }) => opportunity)
  return [...new Map(opportunities.map((opportunity) => [opportunity.href, opportunity])).values()].slice(
    0,
    limit,
  )
}
