import { parseIndustry } from '@portal/domain/business'
import type { JobDetails } from '@portal/domain/contract'
import { formatDate } from '@portal/domain/shared'
import { Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { ContactDetails } from '#shared/content/ContactDetails.tsx'
import { DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { WrittenText } from '#shared/content/WrittenText.tsx'
import { ClosedNotice, NoticeSummary } from '#shared/content/NoticeSummary.tsx'
import { ExternalLink } from '#shared/content/ExternalLink.tsx'
import { formatPlace, getTypeName } from './JobCard.tsx'

export interface JobTextProps {
  job: JobDetails
}

/** Key facts of a job. */
export const JobGlance = ({ job, children }: JobTextProps & { children?: ReactNode }) => (
  <NoticeSummary
    closesAt={job.closesAt}
    timeZone={job.timeZone}
    facts={[
      { term: 'Employer', details: <span translate="no">{job.employer}</span> },
      { term: 'Employment', details: getTypeName(job) },
      { term: 'Place', details: formatPlace(job) },
      job.salary !== null && { term: 'Salary', details: job.salary },
      job.industry !== null && {
        term: 'Industry',
        details: parseIndustry(job.industry)?.name ?? job.industry,
      },
      job.reference !== null && { term: 'Reference', details: <span translate="no">{job.reference}</span> },
      { term: 'Published', details: formatDate(job.publishedAt, job.timeZone) },
    ]}
  >
    {children}
  </NoticeSummary>
)

/** Description of a job and how to apply. */
export const JobText = ({ job }: JobTextProps) => (
  <Stack gap={32}>
    <ClosedNotice closesAt={job.closesAt}>
      Applications have closed. The job stays online for reference.
    </ClosedNotice>
    <Text size="lead">{job.summary}</Text>
    <DetailPart title="The work">
      <WrittenText text={job.description} document={job.document} />
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
          <ExternalLink href={job.applyUrl}>Apply on the employer’s site</ExternalLink>
        </p>
      )}
      <ContactDetails
        email={job.contactEmail}
        subject={[job.reference, job.title].filter(Boolean).join(': ')}
      />
    </DetailPart>
  </Stack>
)
