import { parseTenderKind } from '@portal/domain/content'
import type { TenderItem } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { TENDER_KINDS } from '@portal/reference-data'
import { toOptions, COUNTRY_FILTER, INDUSTRY_FILTER, WHEN_FILTER } from '#shared/content/filters.ts'
import type { ContentList } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { TenderCard } from './components/TenderCard.tsx'

/** The list of tenders: filters, and texts of the empty list. */
export const TENDERS: ContentList<TenderItem> = {
  label: 'Tenders',
  placeholder: 'e.g. solar, road works, catering',
  filters: [
    {
      name: 'kind',
      label: 'Kind',
      options: toOptions('All Kinds', TENDER_KINDS),
      known: (text) => parseTenderKind(text)?.slug ?? null,
    },
    COUNTRY_FILTER,
    INDUSTRY_FILTER,
    WHEN_FILTER,
  ],
  pageSize: 12,
  Card: TenderCard,
  layout: 'rows',
  count: (total) => `${formatNumber(total)} ${total === 1 ? 'tender' : 'tenders'} found`,
  loading: 'Loading tenders...',
  failed: 'Failed to fetch tenders',
  empty: {
    title: 'No tenders found',
    text: 'No open tender matches. Try another country or industry, or include closed tenders.',
    actions: [
      { label: 'See open and closed tenders', href: paths.tenders({ when: 'all' }) },
      { label: 'Post a Tender', href: paths.postTender() },
    ],
  },
}
