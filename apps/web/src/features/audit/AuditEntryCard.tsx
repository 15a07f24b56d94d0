import type { AuditEntry, AuditedChange } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import { Card, Cluster, Heading, Stack, Table, Text, TextLink, token, type TableColumn } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { describeReason } from '#shared/history/reason-labels.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { describeValue, formatFieldName, formatWord } from '#shared/history/audit-labels.ts'

const Before = styled.del`
  color: ${token.role.textSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const After = styled.ins`
  background: ${token.color.leafTint};
  text-decoration-thickness: 1px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const COLUMNS: readonly TableColumn<AuditedChange>[] = [
  { key: 'field', header: 'Field', cell: ({ field }) => formatFieldName(field) },
  {
    key: 'before',
    header: 'Before',
    cell: ({ field, before }) => <Before>{describeValue(field, before)}</Before>,
  },
  { key: 'after', header: 'After', cell: ({ field, after }) => <After>{describeValue(field, after)}</After> },
]

/** The subject's page; undefined if it has none. */
function getSubjectHref({ kind, id, label, path }: AuditEntry['subject']): string | undefined {
  if (kind === 'account' && label !== null) return paths.adminUser(id)
  if (kind === 'business' && label !== null) return paths.adminBusiness(id)
  if (kind === 'quote request' && label !== null) return paths.admin({ tab: 'quotes', search: label })
  if (kind === 'inquiry' && label !== null) return paths.admin({ tab: 'messages', search: label })
  return path ?? undefined
}

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const href = getSubjectHref(subject)
  const name = subject.label ?? 'deleted since'
  return (
    <>
      {subject.kind}{' '}
      <span translate="no">{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</span>
    </>
  )
}

function Narrow({ entry: { actor, subject } }: { entry: AuditEntry }) {
  const { hrefWith } = useUrlState()
  return (
    <Cluster gap={16}>
      <TextLink href={hrefWith({ kind: subject.kind, subject: subject.id, after: null })}>
        All about this {subject.kind}
      </TextLink>
      {actor && (
        <TextLink href={hrefWith({ actor: actor.id, after: null })}>
          All by <span translate="no">{actor.name}</span>
        </TextLink>
      )}
    </Cluster>
  )
}

/** One action: who did it, when, to what, why, and what it changed. */
export function AuditEntryCard({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, subject, reason, note, changes } = entry
  const id = `entry-${entry.id}`
  return (
    <Card as="li">
      <Stack gap={8}>
        <Heading level={3} size="small" id={id}>
          {formatWord(action)}: <Subject subject={subject} />
        </Heading>
        <Text size="small" tone="soft">
          <time dateTime={at}>{formatDateTime(at, PORTAL_TIME_ZONE)}</time>, by{' '}
          {actor ? <span translate="no">{actor.name}</span> : 'an operator or a deleted account'}
        </Text>
        {reason !== null && <Text>Reason: {describeReason(reason)}</Text>}
        {note !== null && <Text>Note: {note}</Text>}
        {changes !== null && (
          <Table
            caption={`What changed, entry ${entry.id}`}
            columns={COLUMNS}
            rows={changes}
            rowKey={({ field }) => field}
          />
        )}
        <Narrow entry={entry} />
      </Stack>
    </Card>
  )
}
