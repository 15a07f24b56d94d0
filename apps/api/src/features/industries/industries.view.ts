import { listCategoriesOfIndustry, parseIndustry } from '@portal/domain/business'
import type { IndustriesQuery, IndustryDetails, IndustryEntry } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES, resolvePlace, type CountryCode } from '@portal/domain/place'
import { INDUSTRIES, INDUSTRY_CARDS } from '@portal/reference-data'
import { INDUSTRY_TEXTS } from '@portal/reference-data/industry-texts'
import { foldWord, foldWords, listOtherSpellings } from '@portal/domain/search'
import { splitSearchWords } from '#db/search/words.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { BusinessCounts } from '#features/directory/counts.service.ts'

const TOP_COUNTRIES = 3

type IndustryRow = (typeof INDUSTRIES)[number]

/** The industries that match, each with its number of public businesses in a place. */
export function toIndustryEntries(
  { country, search }: IndustriesQuery,
  counts: BusinessCounts,
): IndustryEntry[] {
  const place = parseFilter({ country }, 0)
  if (!place) return []
  const only = country?.trim() ? resolvePlace(country)?.country : undefined
  return INDUSTRIES.filter((industry) => matchesPrefixes(industry, search ?? '')).map((industry) => {
    const card = INDUSTRY_CARDS.find((row) => row.industry === industry.slug)
    return {
      id: getId(industry),
      name: industry.name,
      slug: industry.slug,
      description: industry.description,
      businessCount: counts.total({ ...place, industry: industry.slug }),
      topCountries: only ? [only] : getTopCountries(counts, industry.slug),
      growthRate: card?.growthRate ?? null,
      avgRevenue: card?.avgRevenue ?? null,
      keySegments: [...(card?.keySegments ?? [])],
      featured: card?.featured ?? false,
    }
  })
}

/** The position of an industry in the table of all, from 1. */
const getId = (industry: IndustryRow): number => INDUSTRIES.indexOf(industry) + 1

/** An industry with its counts; null if a text names none. */
export function toIndustryDetails(text: string, counts: BusinessCounts): IndustryDetails | null {
  const found = parseIndustry(text)
  if (!found) return null
  const { name, slug, description } = found
  const count = (filter: object) => counts.total({ industry: slug, ...filter })
  const own = listCategoriesOfIndustry(slug).toSorted(
    (a, b) => Number(b.name === name) - Number(a.name === name),
  )
  return {
    name,
    slug,
    description,
    about: [...INDUSTRY_TEXTS[slug].about],
    word: INDUSTRY_TEXTS[slug].word,
    topics: [...INDUSTRY_TEXTS[slug].topics],
    businessCount: count({}),
    countries: COUNTRY_CODES.map((country) => ({ country, count: count({ country }) })),
    provinces: PROVINCE_CODES.map((province) => ({ province, count: count({ province }) })),
    categories: own.map((category) => ({ name: category.name, count: count({ category: category.name }) })),
  }
}

/** The countries with the most businesses of an industry; empty without any. */
const getTopCountries = (counts: BusinessCounts, industry: string): CountryCode[] =>
  COUNTRY_CODES.map((code) => ({ code, listings: counts.total({ country: code, industry }) }))
    .filter(({ listings }) => listings > 0)
    .toSorted((a, b) => b.listings - a.listings)
    .slice(0, TOP_COUNTRIES)
    .map(({ code }) => code)

/** Whether each word is a prefix of a word of the industry's name, slugs or description. */
function matchesPrefixes({ name, slug, aliases, description }: IndustryRow, search: string): boolean {
  const text = [name, slug, ...aliases, description].join(' ')
  const words = [...foldWords(text), ...listOtherSpellings(text).map(({ word }) => word)]
  const prefixes = splitSearchWords(search)
  if (prefixes.length === 0) return search.trim() === ''
  return prefixes.every((prefix) => words.some((word) => word.startsWith(foldWord(prefix))))
}
