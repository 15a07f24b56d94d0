import { parseJobType } from '@portal/domain/content'
import type { JobItem, listJobs } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { JOB_TYPES } from '@portal/reference-data'
import type { Query } from '#shared/calls/call.ts'
import { toOptions, COUNTRY_FILTER, INDUSTRY_FILTER, WHEN_FILTER } from '#shared/content/filters.ts'
import type { ContentList } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { JobCard } from './components/JobCard.tsx'

/** The list of jobs: filters, and texts of the empty list. */
export const JOBS: ContentList<JobItem> = {
  label: 'Jobs',
  placeholder: 'e.g. carpenter, accountant, Gizo',
  filters: [
    {
      name: 'type',
      label: 'Employment',
      options: toOptions('All Job Types', JOB_TYPES),
      known: (text) => parseJobType(text)?.slug ?? null,
    },
    COUNTRY_FILTER,
    INDUSTRY_FILTER,
    WHEN_FILTER,
  ],
  pageSize: 12,
  Card: JobCard,
  layout: 'rows',
  count: (total) => `${formatNumber(total)} ${total === 1 ? 'job' : 'jobs'} found`,
  loading: 'Loading jobs...',
  failed: 'Failed to fetch jobs',
  empty: {
    title: 'No jobs found',
    text: 'No open job matches. Try another country or industry, or include closed jobs.',
    actions: [
      { label: 'See open and closed jobs', href: paths.jobs({ when: 'all' }) },
      { label: 'Post a Job', href: paths.postJob() },
    ],
  },
}

/** Number of related jobs shown. */
export const RELATED = 3

/** Open jobs in the same country; one more than is shown, since the job itself may be among them. */
export const toRelatedQuery = ({ country }: Pick<JobItem, 'country'>): Query<typeof listJobs> => ({
  country,
  limit: String(RELATED + 1),
})
