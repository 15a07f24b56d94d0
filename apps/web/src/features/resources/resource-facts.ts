import type { ResourceItem } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'
import { isPublicCount } from '#shared/content/public-count.ts'

/** Facts of a resource: pages, reading time, and downloads if many. */
export const formatFacts = ({ pages, readTime, downloads }: ResourceItem): string =>
  [
    pluralize(pages, 'page'),
    `${readTime} min read`,
    isPublicCount(downloads) && pluralize(downloads, 'download'),
  ]
    .filter(Boolean)
    .join(' · ')
