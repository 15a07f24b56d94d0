import { industryFromText } from '@portal/domain/business'
import { COUNTRIES, resolvePlace } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import type { ContentFilter } from './list.ts'

interface Named {
  slug: string
  name: string
}

/** Choices by slug and name, after the one that narrows by nothing. */
export const toOptions = (all: string, entries: readonly Named[]) => [
  { value: '', label: all },
  ...entries.map(({ slug, name }) => ({ value: slug, label: name })),
]

/** Where: one of the five countries, by its code or its long name in the address. */
export const COUNTRY_FILTER: ContentFilter = {
  name: 'country',
  label: 'Country',
  options: [
    { value: '', label: 'All Countries' },
    ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  ],
  known: (text) => resolvePlace(text)?.country ?? null,
}

/** Which industry, by its slug, its name or another name of it in the address. */
export const INDUSTRY_FILTER: ContentFilter = {
  name: 'industry',
  label: 'Industry',
  options: toOptions('All Industries', INDUSTRIES),
  known: (text) => industryFromText(text)?.slug ?? null,
}

const WHEN = ['open', 'closed', 'all']

/** Whether what takes answers until a moment still does; closed ones stay readable. */
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
