import type { ResourceItem } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'

/** Facts of a resource: pages, reading time, and downloads if any. */
export const formatFacts = ({ pages, readTime, downloads }: ResourceItem): string =>
  [pluralize(pages, 'page'), `${readTime} min read`, downloads > 0 && pluralize(downloads, 'download')]
    .filter(Boolean)
    .join(' · ')
