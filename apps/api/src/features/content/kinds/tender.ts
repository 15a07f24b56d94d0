import { parseTenderKind } from '@portal/domain/content'
import { calls, type TenderDetails, type TenderItem, type TendersQuery } from '@portal/domain/contract'
import { TENDER_KINDS, type TenderKindSlug } from '@portal/reference-data'
import {
  toIsoString,
  toWrittenDocument,
  resolveFilter,
  type Kind,
  type ListRow,
  type DetailRow,
} from './kind.ts'
import { parseNoticeQuery, describeNotice } from './notices.ts'
import { getPlace } from './place.ts'

const item = (row: ListRow<'tender'>): TenderItem => ({
  id: row.id,
  slug: row.slug,
  reference: row.details.reference,
  title: row.title,
  kind: row.category as TenderKindSlug,
  issuer: row.details.issuer,
  summary: row.summary,
  ...getPlace(row),
  industry: row.industry,
  value: row.details.value,
  publishedAt: toIsoString(row.published_at),
  closesAt: toIsoString(row.ends_at ?? 0),
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})

export const tender = {
  name: 'tender',
  singularLabel: 'Tender',
  calls: { list: calls.listTenders, one: calls.getTender },
  reservedSlugs: [...TENDER_KINDS.map(({ slug }) => slug), 'post'],
  countryFilter: 'location',
  searchWords: ({ category, details }) => [
    parseTenderKind(category)?.name ?? null,
    details.issuer,
    details.reference,
    ...details.lots.flatMap(({ title, description }) => [title, description]),
    ...details.documents.map(({ title }) => title),
    details.eligibility,
    details.howToSubmit,
  ],
  parseQuery: (query: TendersQuery, now: number) =>
    parseNoticeQuery(
      query,
      resolveFilter(query.kind, (text) => parseTenderKind(text)?.slug ?? null),
      now,
    ),
  item,
  detail: (row: DetailRow<'tender'>): TenderDetails => ({
    ...item(row),
    description: row.body,
    eligibility: row.details.eligibility,
    lots: [...row.details.lots],
    documents: [...row.details.documents],
    howToSubmit: row.details.howToSubmit,
    contactName: row.details.contactName,
    contactEmail: row.details.contactEmail,
    contactPhone: row.details.contactPhone,
    ...toWrittenDocument(row),
  }),
  feed: {
    title: 'Pacific Business Portal: Tenders',
    description:
      'Open tenders and grants in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu',
    describe: describeNotice,
    category: ({ category }) => parseTenderKind(category)?.name ?? category,
  },
  path: ({ slug }) => `/tenders/${slug}`,
} satisfies Kind<'tender'>
