import { LinkButton } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { getListParameters, toListQuery } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { JOBS } from '../job-list.ts'
import { jobsApi, useListJobsQuery } from '../jobs.api.ts'

const PAGE = {
  title: 'Jobs',
  description:
    'Jobs, contracts, internships and voluntary work in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu.',
  lead: 'Who is hiring in the five countries, and how to apply. Closing times are local.',
  path: paths.jobs(),
  breadcrumbs: [{ label: 'Home', href: paths.home() }, { label: 'Jobs' }],
}

function JobsPage() {
  const { query } = useUrlState()
  return (
    <ContentListPage
      list={JOBS}
      result={useListJobsQuery(toListQuery(JOBS, query))}
      page={PAGE}
      actions={
        <LinkButton href={paths.postJob()} variant="secondary">
          Post a Job
        </LinkButton>
      }
      follow={{ list: 'jobs', entries: 'jobs', feedTitle: 'Jobs' }}
    />
  )
}

export const screen: Screen = {
  Component: JobsPage,
  query: getListParameters(JOBS),
  load: async ({ run, url }) => {
    await run(jobsApi.endpoints.listJobs.initiate(toListQuery(JOBS, url.searchParams)))
  },
}
