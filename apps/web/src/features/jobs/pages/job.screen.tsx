import { useParams } from 'react-router-dom'
import { toLoadOutcome } from '#shared/content/ContentDetail.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { JobPage } from '../components/JobPage.tsx'
import { toRelatedQuery } from '../job-list.ts'
import { jobsApi } from '../jobs.api.ts'

function JobEntryPage() {
  const { slug = '' } = useParams()
  return <JobPage idOrSlug={slug} />
}

export const screen: Screen = {
  Component: JobEntryPage,
  load: async ({ run, params: { slug = '' } }) => {
    const result = await run(jobsApi.endpoints.getJob.initiate(slug))
    if (!result.data) return toLoadOutcome(result)
    if (result.data.slug !== slug) return { redirectTo: paths.job(result.data.slug) }
    await run(jobsApi.endpoints.listJobs.initiate(toRelatedQuery(result.data)))
    return {}
  },
}
