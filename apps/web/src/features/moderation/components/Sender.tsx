import type { EarlierSubmission, QueueSender } from '@portal/domain/contract'
import { getQueueStatusLabel } from '@portal/domain/moderation'
import { formatDate, pluralize } from '@portal/domain/shared'
import { Cluster, DescriptionList, Heading, Stack, Text, TextLink, Badge, token } from '@portal/ui'
import { styled } from 'styled-components'
import { KINDS } from '../queue-kinds.ts'

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[8]};
`

const toLabel = (status: EarlierSubmission['status']): string =>
  status === 'withdrawn' ? 'Withdrawn' : getQueueStatusLabel(status)

const TONES = { approved: 'leaf', rejected: 'danger', withdrawn: 'danger' } as const
const toTone = (status: EarlierSubmission['status']) =>
  status in TONES ? TONES[status as keyof typeof TONES] : 'neutral'

function formatReports({ total, resolved }: QueueSender['reports']): string {
  if (total === 0) return 'None'
  return `${pluralize(total, 'report')}, ${resolved} upheld`
}

interface SenderProps {
  sender: QueueSender | null
  /** The subject of an email to them. */
  subject: string
  timeZone: string
}

/** Who sent something in, and what they sent in before. */
export function Sender({ sender, subject, timeZone }: SenderProps) {
  return (
    <Stack gap={8}>
      <Heading level={3} size="small">
        Sender
      </Heading>
      {sender === null ? (
        <Text tone="soft">Unknown: imported, or sent without an account.</Text>
      ) : (
        <KnownSender sender={sender} subject={subject} timeZone={timeZone} />
      )}
    </Stack>
  )
}

function KnownSender({ sender, subject, timeZone }: SenderProps & { sender: QueueSender }) {
  const { name, email, account, earlier, reports } = sender
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Name', details: name === '' ? 'Not given' : <span translate="no">{name}</span> },
          {
            term: 'Email',
            details: email ? (
              <TextLink translate="no" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
                {email}
              </TextLink>
            ) : (
              'Not given'
            ),
          },
          {
            term: 'Account',
            details:
              account === null
                ? 'None'
                : `Since ${formatDate(account.createdAt, timeZone)}, address ${account.isEmailConfirmed ? 'confirmed' : 'not confirmed'}`,
          },
          { term: 'Reports about them', details: formatReports(reports) },
        ]}
      />
      {earlier.length === 0 ? (
        <Text size="small" tone="soft">
          This is their first submission.
        </Text>
      ) : (
        <List aria-label="Sent before">
          {earlier.map(({ kind, id, title, status, submittedAt }) => (
            <li key={`${kind} ${id}`}>
              <Cluster gap={8}>
                <Badge tone={toTone(status)}>{toLabel(status)}</Badge>
                <span>
                  {title}
                  <Text as="span" size="small" tone="soft">
                    {` · ${KINDS[kind].singular}, ${formatDate(submittedAt, timeZone)}`}
                  </Text>
                </span>
              </Cluster>
            </li>
          ))}
        </List>
      )}
    </>
  )
}
