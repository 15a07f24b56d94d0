import type { ContentEntry } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime, pluralize } from '@portal/domain/shared'
import {
  Badge,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  SectionHeader,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
} from '@portal/ui'
import { styled } from 'styled-components'
import type { ListResult } from '#shared/content/list.ts'
import { Section } from '#shared/layout/Section.tsx'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { ResultStatus } from '#shared/lists/ResultStatus.tsx'
import { changeQuery, parsePage, useUrlState } from '#shared/urls/url-state.ts'
import { paths } from '#shared/urls/paths.ts'
import { KIND_LABELS, KINDS, STATE_LABELS } from '../content-kinds.ts'
import { useListContentQuery } from '../content-editor.api.ts'
import { CONTENT_PAGE, toContentQuery } from './content-query.ts'

const CHOICES = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'All kinds' },
      ...KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind].many })),
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...Object.entries(STATE_LABELS).map(([value, { label }]) => ({ value, label })),
      { value: 'edited', label: 'Edit not published' },
    ],
  },
]

const Rows = styled.ul`
  display: grid;
  gap: ${token.space[12]};
`

/** When it is or was public, and who edited it last. */
function Dates({ entry: { state, publishedAt, changedAt, changedBy } }: { entry: ContentEntry }) {
  const formatAt = (instant: string) => formatDateTime(instant, PORTAL_TIME_ZONE)
  const published = state === 'scheduled' ? 'Public from' : 'Published'
  const dates = [
    publishedAt && `${published} ${formatAt(publishedAt)}`,
    changedAt && `Edited ${formatAt(changedAt)}`,
  ]
  return (
    <>
      {dates.filter(Boolean).join(' · ')}
      {changedAt && changedBy && (
        <>
          {' '}
          by <span translate="no">{changedBy}</span>
        </>
      )}
    </>
  )
}

function Entry({ entry, href }: { entry: ContentEntry; href: string }) {
  const { label, tone } = STATE_LABELS[entry.state]
  return (
    <Card as="li">
      <Stack gap={4}>
        <Cluster gap={8}>
          <Text size="small" tone="soft">
            {KIND_LABELS[entry.contentKind].one}
          </Text>
          <Badge tone={tone}>{label}</Badge>
          {entry.hasEdit && <Badge tone="sun">Edit not published</Badge>}
          {entry.isFile && <Badge>From a file</Badge>}
        </Cluster>
        <TextLink href={href}>{entry.title}</TextLink>
        <Text size="small" tone="soft">
          <Dates entry={entry} />
        </Text>
      </Stack>
    </Card>
  )
}

const hasFilters = (query: URLSearchParams): boolean =>
  ['kind', 'state', 'search'].some((name) => (query.get(name) ?? '') !== '')

const Nothing = ({ query }: { query: URLSearchParams }) =>
  hasFilters(query) ? (
    <EmptyState
      title="Nothing found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'content' })}>All content</LinkButton>}
    >
      No content matches. Try other filters or fewer words.
    </EmptyState>
  ) : (
    <EmptyState title="No content yet" as="h3">
      News, events, tenders, jobs and resources appear here. Write the first with the buttons above.
    </EmptyState>
  )

/** The buttons that create content. */
const NewButtons = () => (
  <Cluster gap={8} role="group" aria-label="Write something new">
    {KINDS.map((kind) => (
      <LinkButton
        key={kind}
        size="small"
        variant="secondary"
        href={paths.admin({ tab: 'content', new: kind })}
      >
        New {KIND_LABELS[kind].one.toLowerCase()}
      </LinkButton>
    ))}
  </Cluster>
)

function Found({ query, result }: { query: URLSearchParams; result: ListResult<ContentEntry> }) {
  const { currentData, error, isFetching, refetch } = result
  const href = (changes: Record<string, string | number | null | undefined>) =>
    changeQuery(`?${query}`, { page: parsePage(query), ...changes }) || '?'
  if (!currentData && error)
    return (
      <ErrorState title="We couldn’t load the content" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  if (!currentData)
    return (
      <Stack gap={12} role="status" aria-label="Loading the content...">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="block" />
        ))}
      </Stack>
    )
  if (currentData.items.length === 0)
    return (
      <EmptyPage total={currentData.total} as="h3" firstPage={href({ page: null })}>
        <Nothing query={query} />
      </EmptyPage>
    )
  return (
    <>
      <Rows role="list" aria-label="Content">
        {currentData.items.map((entry) => (
          <Entry key={entry.id} entry={entry} href={href({ id: entry.id })} />
        ))}
      </Rows>
      <Pagination
        page={Number(parsePage(query) ?? 1)}
        pageCount={Math.ceil(currentData.total / CONTENT_PAGE)}
        hrefFor={(page) => href({ page })}
      />
    </>
  )
}

/** All content that administrators write: loading, failed, empty or loaded. */
export function ContentList() {
  const { query } = useUrlState()
  const result = useListContentQuery(toContentQuery(query))
  const total = result.currentData?.total
  return (
    <Section aria-labelledby="content">
      <SectionHeader title="Content" id="content" />
      <NewButtons />
      <ListFilters
        action={paths.admin()}
        query={query}
        label="Content"
        placeholder="Words of the title"
        choices={CHOICES}
        carried={['tab']}
      />
      <ResultStatus>{total !== undefined && pluralize(total, 'entry', 'entries')}</ResultStatus>
      <Found query={query} result={result} />
    </Section>
  )
}
