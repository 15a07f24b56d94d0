import { parseIndustry } from '@portal/domain/business'
import { COUNTRIES, resolvePlace } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import type { ContentFilter } from './list.ts'

interface Named {
  slug: string
  name: string
}

/** Select options by slug and name, after an option for all. */
export const toOptions = (all: string, entries: readonly Named[]) => [
  { value: '', label: all },
  ...entries.map(({ slug, name }) => ({ value: slug, label: name })),
]

/** Filter by country, by its code or long name in the address. */
export const COUNTRY_FILTER: ContentFilter = {
  name: 'country',
  label: 'Country',
  options: [
    { value: '', label: 'All Countries' },
    ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  ],
  known: (text) => resolvePlace(text)?.country ?? null,
}

/** Filter by industry, by its slug, name or alias in the address. */
export const INDUSTRY_FILTER: ContentFilter = {
  name: 'industry',
  label: 'Industry',
  options: toOptions('All Industries', INDUSTRIES),
  known: (text) => parseIndustry(text)?.slug ?? null,
}

const WHEN = ['open', 'closed', 'all']

/** Filter by open or closed notices. */
export const WHEN_FILTER: ContentFilter = {
  name: 'when',
  label: 'Closing time',
  options: [
    { value: '', label: 'Open now' },
    { value: 'closed', label: 'Closed' },
    { value: 'all', label: 'Open and closed' },
  ],
  known: (text) => (WHEN.includes(text) ? text : null),
}
