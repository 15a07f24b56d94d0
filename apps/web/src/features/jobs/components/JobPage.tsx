import { industryFromText } from '@portal/domain/business'
import { isClosed, jobTypeFromText } from '@portal/domain/content'
import type { JobDetails } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Badge, Cluster, Stack, Text } from '@portal/ui'
import { TimeLeft } from '#shared/content/Closing.tsx'
import { ContactWays } from '#shared/content/ContactWays.tsx'
import { ContentDetail, type ContentKind } from '#shared/content/ContentDetail.tsx'
import { DetailBand, DetailColumns, DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { breadcrumbList, jsonLdOf } from '#shared/content/json-ld.ts'
import { ClosedNotice, NoticeSummary } from '#shared/content/NoticeSummary.tsx'
import { OutsideLink } from '#shared/content/OutsideLink.tsx'
import { Related } from '#shared/content/Related.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import { useNow, useOrigin } from '#shared/visit.ts'
import { RELATED, relatedTo } from '../job-list.ts'
import { jobPosting } from '../job-posting.ts'
import { useGetJobQuery, useListJobsQuery } from '../jobs.api.ts'
import { JobCard, placeOf } from './JobCard.tsx'

const JOB: ContentKind = {
  name: 'job',
  trail: [
    { label: 'Home', href: paths.home() },
    { label: 'Jobs', href: paths.jobs() },
  ],
  path: paths.jobs(),
  ways: [
    { label: 'All jobs', href: paths.jobs() },
    { label: 'Open and closed jobs', href: paths.jobs({ when: 'all' }) },
  ],
}

const typeName = ({ type }: Pick<JobDetails, 'type'>): string => jobTypeFromText(type)?.name ?? type

const Summary = ({ job }: { job: JobDetails }) => (
  <NoticeSummary
    closesAt={job.closesAt}
    timeZone={job.timeZone}
    facts={[
      { term: 'Employer', details: job.employer },
      { term: 'Employment', details: typeName(job) },
      { term: 'Place', details: placeOf(job) },
      job.salary !== null && { term: 'Salary', details: job.salary },
      job.industry !== null && {
        term: 'Industry',
        details: industryFromText(job.industry)?.name ?? job.industry,
      },
      job.reference !== null && { term: 'Reference', details: job.reference },
      { term: 'Published', details: formatDate(job.publishedAt, job.timeZone) },
    ]}
  />
)

export interface JobTextProps {
  job: JobDetails
}

/** What a job is and how one applies, part by part. */
export const JobText = ({ job }: JobTextProps) => (
  <Stack gap={32}>
    <ClosedNotice closesAt={job.closesAt}>
      It takes no more applications, and stays here to be read.
    </ClosedNotice>
    <Text size="lead">{job.summary}</Text>
    <DetailPart title="The work">
      <Paragraphs text={job.description} />
    </DetailPart>
    {job.requirements !== null && (
      <DetailPart title="What you bring">
        <Paragraphs text={job.requirements} />
      </DetailPart>
    )}
    <DetailPart title="How to apply">
      <Paragraphs text={job.howToApply} />
      {job.applyUrl !== null && (
        <p>
          <OutsideLink href={job.applyUrl}>Apply on the employer’s site</OutsideLink>
        </p>
      )}
      <ContactWays email={job.contactEmail} subject={[job.reference, job.title].filter(Boolean).join(': ')} />
    </DetailPart>
  </Stack>
)

function Others({ job, isOver }: { job: JobDetails; isOver: boolean }) {
  const { name, code } = countryOf(job.country)
  return (
    <Related
      title={isOver ? `Open in ${name} instead` : `Also open in ${name}`}
      answer={useListJobsQuery(relatedTo(job))}
      exceptId={job.id}
      most={RELATED}
      Card={JobCard}
      all={{ label: `All jobs in ${name}`, href: paths.jobs({ country: code }) }}
    />
  )
}

function Job({ job }: { job: JobDetails }) {
  const origin = useOrigin()
  const now = useNow()
  const trail = [...JOB.trail, { label: job.title }]
  const posting = jobPosting(job, now)
  return (
    <>
      <Seo
        title={`${job.title}, ${job.employer}`}
        description={job.summary.slice(0, 160)}
        path={paths.job(job.slug)}
        jsonLd={jsonLdOf(breadcrumbList(origin, trail), ...(posting ? [posting] : []))}
      />
      <article>
        <DetailBand trail={trail} eyebrow={typeName(job)} title={job.title}>
          <Text tone="soft">
            {job.employer} · {placeOf(job)}
          </Text>
          <Cluster gap={8}>
            <TimeLeft closesAt={job.closesAt} />
            {job.isSample && <Badge>Sample</Badge>}
          </Cluster>
        </DetailBand>
        <PageBody>
          <DetailColumns>
            <JobText job={job} />
            <Summary job={job} />
          </DetailColumns>
          <Others job={job} isOver={isClosed(job, now)} />
        </PageBody>
      </article>
    </>
  )
}

/** A job by its slug or id, in whichever state it is. */
export function JobPage({ idOrSlug }: { idOrSlug: string }) {
  return (
    <ContentDetail kind={JOB} answer={useGetJobQuery(idOrSlug)}>
      {(job) => <Job job={job} />}
    </ContentDetail>
  )
}
