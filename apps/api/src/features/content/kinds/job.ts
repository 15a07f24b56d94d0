import { parseJobType } from '@portal/domain/content'
import { calls, type JobDetails, type JobItem, type JobsQuery } from '@portal/domain/contract'
import type { JobTypeSlug } from '@portal/reference-data'
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

const item = (row: ListRow<'job'>): JobItem => ({
  id: row.id,
  slug: row.slug,
  reference: row.details.reference,
  title: row.title,
  employer: row.details.employer,
  type: row.category as JobTypeSlug,
  summary: row.summary,
  location: row.details.location,
  ...getPlace(row),
  industry: row.industry,
  salary: row.details.salary,
  publishedAt: toIsoString(row.published_at),
  closesAt: toIsoString(row.ends_at ?? 0),
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})

export const job = {
  name: 'job',
  singularLabel: 'Job',
  calls: { list: calls.listJobs, one: calls.getJob },
  reservedSlugs: ['post'],
  countryFilter: 'location',
  searchWords: ({ category, details }) => [
    parseJobType(category)?.name ?? null,
    details.employer,
    details.reference,
    details.location,
    details.requirements,
    details.howToApply,
  ],
  parseQuery: (query: JobsQuery, now: number) =>
    parseNoticeQuery(
      query,
      resolveFilter(query.type, (text) => parseJobType(text)?.slug ?? null),
      now,
    ),
  item,
  detail: (row: DetailRow<'job'>): JobDetails => ({
    ...item(row),
    description: row.body,
    requirements: row.details.requirements,
    howToApply: row.details.howToApply,
    applyUrl: row.details.applyUrl,
    contactEmail: row.details.contactEmail,
    ...toWrittenDocument(row),
  }),
  feed: {
    title: 'Pacific Business Portal: Jobs',
    description: 'Open jobs in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu',
    describe: describeNotice,
    category: ({ category }) => parseJobType(category)?.name ?? category,
  },
  path: ({ slug }) => `/jobs/${slug}`,
} satisfies Kind<'job'>
