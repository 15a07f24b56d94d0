import { isClosed } from '@portal/domain/content'
import type { JobDetails } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { Badge, Cluster, Text } from '@portal/ui'
import { ClosedBadge } from '#shared/content/Closing.tsx'
import { ContentDetail, type ContentKind } from '#shared/content/ContentDetail.tsx'
import { DetailBand, DetailColumns } from '#shared/content/DetailParts.tsx'
import { toBreadcrumbList, toJsonLdGraph } from '#shared/seo/json-ld.ts'
import { excludeCurrent, Related } from '#shared/content/Related.tsx'
import { ClosingDayLink } from '#shared/content/NoticeSummary.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useNow, useOrigin } from '#shared/page/page-context.ts'
import { RELATED, toRelatedQuery } from '../job-list.ts'
import { toJobPosting } from '../job-posting.ts'
import { useGetJobQuery, useListJobsQuery } from '../jobs.api.ts'
import { JobCard, formatPlace, getTypeName } from './JobCard.tsx'
import { JobGlance, JobText } from './JobText.tsx'

const JOB: ContentKind = {
  name: 'job',
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Jobs', href: paths.jobs() },
  ],
  path: paths.jobs(),
  actions: [
    { label: 'All jobs', href: paths.jobs() },
    { label: 'See open and closed jobs', href: paths.jobs({ when: 'all' }) },
  ],
}

function Others({ job, isOver }: { job: JobDetails; isOver: boolean }) {
  const { name, code } = getCountry(job.country)
  return (
    <Related
      title={isOver ? `Open in ${name} instead` : `Also open in ${name}`}
      items={excludeCurrent(useListJobsQuery(toRelatedQuery(job)), job.id, RELATED)}
      Card={JobCard}
      layout="rows"
      all={{ label: `All jobs in ${name}`, href: paths.jobs({ country: code }) }}
    />
  )
}

function Job({ job }: { job: JobDetails }) {
  const origin = useOrigin()
  const now = useNow()
  const breadcrumbs = [...JOB.breadcrumbs, { label: job.title }]
  const posting = toJobPosting(job, now)
  return (
    <>
      <Seo
        title={`${job.title}, ${job.employer}`}
        description={job.summary.slice(0, 160)}
        path={paths.job(job.slug)}
        jsonLd={toJsonLdGraph(toBreadcrumbList(origin, breadcrumbs), ...(posting ? [posting] : []))}
      />
      <article>
        <DetailBand
          breadcrumbs={breadcrumbs}
          eyebrow={getTypeName(job)}
          title={job.title}
          shared={{
            title: job.title,
            text: `${job.title}, ${job.employer}, ${formatPlace(job)}`,
            path: paths.job(job.slug),
          }}
        >
          <Text tone="soft">
            <span translate="no">{job.employer}</span> · {formatPlace(job)}
          </Text>
          <Cluster gap={8}>
            <ClosedBadge closesAt={job.closesAt} />
            {job.isSample && <Badge>Sample</Badge>}
          </Cluster>
        </DetailBand>
        <PageBody>
          <DetailColumns>
            <JobText job={job} />
            <JobGlance job={job}>
              <ClosingDayLink closesAt={job.closesAt} file={paths.jobClosingFile(job.slug)} />
            </JobGlance>
          </DetailColumns>
          <Others job={job} isOver={isClosed(job, now)} />
        </PageBody>
      </article>
    </>
  )
}

/** The page of a job by slug or id: loading, missing, failed or loaded. */
export function JobPage({ idOrSlug }: { idOrSlug: string }) {
  return (
    <ContentDetail kind={JOB} result={useGetJobQuery(idOrSlug)}>
      {(job) => <Job job={job} />}
    </ContentDetail>
  )
}
