import type { EarlierSubmission } from '@portal/domain/contract'
import { getQueueStatusLabel } from '@portal/domain/moderation'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Badge, Cluster, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { getSubmissionPath } from './submission-path.ts'

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[8]};
  overflow-wrap: anywhere;
`

/** Kinds that are titled by the name of a business. */
const NAMED: ReadonlySet<EarlierSubmission['kind']> = new Set(['businesses', 'edits', 'reviews', 'reports'])

const KINDS: Readonly<Record<EarlierSubmission['kind'], string>> = {
  businesses: 'Business',
  edits: 'Edit',
  reviews: 'Review',
  reports: 'Report',
  events: 'Event',
  tenders: 'Tender',
  jobs: 'Job',
}

const TONES: Readonly<Partial<Record<EarlierSubmission['status'], 'leaf' | 'danger' | 'sun'>>> = {
  approved: 'leaf',
  rejected: 'danger',
  withdrawn: 'danger',
  pending: 'sun',
}

const getLabel = (status: EarlierSubmission['status']): string =>
  status === 'withdrawn' ? 'Withdrawn' : getQueueStatusLabel(status)

/** The latest submissions of an account, and what became of them. */
export const LatestSubmissions = ({ latest }: { latest: readonly EarlierSubmission[] }) =>
  latest.length === 0 ? (
    <Text tone="soft">Nothing yet.</Text>
  ) : (
    <List aria-label="Latest submissions">
      {latest.map((sent) => (
        <li key={`${sent.kind} ${sent.id}`}>
          <Cluster gap={8} align="start">
            <Badge tone={TONES[sent.status] ?? 'neutral'}>{getLabel(sent.status)}</Badge>
            <span>
              <TextLink href={getSubmissionPath(sent)} translate={NAMED.has(sent.kind) ? 'no' : undefined}>
                {sent.title}
              </TextLink>
              <Text as="span" size="small" tone="soft">
                {` · ${KINDS[sent.kind]}, ${formatDate(sent.submittedAt, PORTAL_TIME_ZONE)}`}
              </Text>
            </span>
          </Cluster>
        </li>
      ))}
    </List>
  )
