import type { ResourceItem } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { pluralize } from '@portal/domain/shared'

/** The countries of a resource in words. */
export const formatCountries = ({ countries }: Pick<ResourceItem, 'countries'>): string =>
  countries.length === 0 ? 'Pacific region' : countries.map((code) => countryOf(code).name).join(', ')

/** Facts of a resource: pages, reading time, and downloads if any. */
export const formatFacts = ({ pages, readTime, downloads }: ResourceItem): string =>
  [pluralize(pages, 'page'), `${readTime} min read`, downloads > 0 && pluralize(downloads, 'download')]
    .filter(Boolean)
    .join(' · ')
