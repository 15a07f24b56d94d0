import type { ResourceItem } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'

const pluralize = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Which countries a resource is for. */
export const formatCountries = ({ countries }: Pick<ResourceItem, 'countries'>): string =>
  countries.length === 0 ? 'Pacific region' : countries.map((code) => countryOf(code).name).join(', ')

/** What there is to know of a resource before opening it; how often it was fetched, once it was. */
export const formatFacts = ({ pages, readTime, downloads }: ResourceItem): string =>
  [
    pluralize(pages, 'page', 'pages'),
    `${readTime} min read`,
    downloads > 0 && pluralize(downloads, 'download', 'downloads'),
  ]
    .filter(Boolean)
    .join(' · ')
