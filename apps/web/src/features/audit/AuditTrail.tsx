import { Cluster, EmptyState, ErrorState, Icon, LinkButton, SectionHeader, Stack, Text } from '@portal/ui'
import { queryString } from '#shared/calls/call.ts'
import { Section } from '#shared/layout/Section.tsx'
import { WaitingCards } from '#shared/lists/Waiting.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { useListAuditQuery, type AuditPage } from './audit.api.ts'
import { parseAudit, parseAuditFilter } from './audit-query.ts'
import { AuditEntryCard } from './AuditEntryCard.tsx'
import { AuditFilters, ChosenLinks } from './AuditFilters.tsx'

function Nothing() {
  const { query } = useUrlState()
  const isNarrowed = [...query.keys()].some((name) => name !== 'tab')
  return isNarrowed ? (
    <EmptyState
      title="No entries found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'audit' })}>The whole audit trail</LinkButton>}
    >
      Nothing that was done matches all of these filters.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing was done yet" as="h3" icon="check">
      Decisions, changes and sign-in settings stand here from the first one on.
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

function Found() {
  const { query } = useUrlState()
  const { currentData, error, isFetching, refetch } = useListAuditQuery(parseAudit(query))
  if (currentData) return <Entries page={currentData} />
  if (!error) return <WaitingCards label="Loading the audit trail..." />
  return (
    <ErrorState title="Failed to fetch the audit trail" onRetry={() => void refetch()} retrying={isFetching}>
      Nothing is lost. Check your connection and try again.
    </ErrorState>
  )
}

/** Who did what to which record, the newest first; the address has the filters and the page. */
export function AuditTrail() {
  const { query } = useUrlState()
  return (
    <Section aria-labelledby="audit-trail">
      <SectionHeader title="Audit trail" id="audit-trail" />
      <Cluster justify="between">
        <Text size="small" tone="soft">
          Times and days by the clock of Honiara. Entries stay; a deleted account leaves its own without a
          name.
        </Text>
        <LinkButton
          href={`/api/admin/audit.csv${queryString(parseAuditFilter(query))}`}
          variant="secondary"
          size="small"
          download
        >
          <Icon name="download" />
          CSV
        </LinkButton>
      </Cluster>
      <AuditFilters />
      <Found />
    </Section>
  )
}
