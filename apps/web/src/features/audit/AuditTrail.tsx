import { Cluster, EmptyState, ErrorState, Icon, LinkButton, SectionHeader, Stack, Text } from '@portal/ui'
import { pluralize } from '@portal/domain/shared'
import { formatQuery } from '#shared/calls/call.ts'
import { Section } from '#shared/layout/Section.tsx'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import { WaitingCards } from '#shared/lists/Waiting.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { useListAuditQuery, type AuditPage } from './audit.api.ts'
import { parseAudit, parseAuditFilter } from './audit-query.ts'
import { AuditEntryCard } from './AuditEntryCard.tsx'
import { AuditFilters, ChosenLinks } from './AuditFilters.tsx'

function Nothing() {
  const { query } = useUrlState()
  const hasFilters = [...query.keys()].some((name) => name !== 'tab')
  return hasFilters ? (
    <EmptyState
      title="No entries found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'audit' })}>The whole audit trail</LinkButton>}
    >
      No entry matches these filters. Remove a filter to see more.
    </EmptyState>
  ) : (
    <EmptyState title="No entries yet" as="h3" icon="check">
      Decisions, changes and sign-in settings appear here.
    </EmptyState>
  )
}

function Pages({ next }: { next: string | null }) {
  const { query, hrefWith } = useUrlState()
  return (
    <Cluster as="nav" aria-label="Pages of the audit trail">
      {query.get('after') && (
        <LinkButton href={hrefWith({ after: null })} variant="secondary">
          Newest entries
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton href={hrefWith({ after: next })} variant="secondary">
          Older entries
        </LinkButton>
      )}
    </Cluster>
  )
}

const Entries = ({ page: { entries, next } }: { page: AuditPage }) => (
  <Stack gap={16}>
    <ChosenLinks entries={entries} />
    {entries.length === 0 ? (
      <Nothing />
    ) : (
      <Stack as="ol" role="list" gap={12}>
        {entries.map((entry) => (
          <AuditEntryCard key={entry.id} entry={entry} />
        ))}
      </Stack>
    )}
    <Pages next={next} />
  </Stack>
)

function Found({ result }: { result: ReturnType<typeof useListAuditQuery> }) {
  const { currentData, error, isFetching, refetch } = result
  if (currentData) return <Entries page={currentData} />
  if (!error) return <WaitingCards label="Loading the audit trail..." />
  return (
    <ErrorState title="We couldn’t load the audit trail" onRetry={() => void refetch()} retrying={isFetching}>
      Nothing is lost. Check your connection and try again.
    </ErrorState>
  )
}

/** Who did what to which record, the newest first; the address has the filters and the page. */
export function AuditTrail() {
  const { query } = useUrlState()
  const result = useListAuditQuery(parseAudit(query))
  const entries = result.currentData?.entries
  return (
    <Section aria-labelledby="audit-trail">
      <SectionHeader title="Audit trail" id="audit-trail" />
      <Cluster justify="between">
        <Text size="small" tone="soft">
          Honiara time. Entries are permanent; those of deleted accounts have no name.
        </Text>
        <LinkButton
          href={`/api/admin/audit.csv${formatQuery(parseAuditFilter(query))}`}
          variant="secondary"
          size="small"
          download
        >
          <Icon name="download" />
          CSV
        </LinkButton>
      </Cluster>
      <AuditFilters />
      <HiddenResultStatus>
        {entries && `${pluralize(entries.length, 'entry', 'entries')} shown`}
      </HiddenResultStatus>
      <Found result={result} />
    </Section>
  )
}
