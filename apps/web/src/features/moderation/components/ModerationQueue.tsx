import type { PendingBusiness } from '@portal/domain/contract'
import { placeLabel } from '@portal/domain/place'
import {
  Card,
  CardLink,
  EmptyState,
  ErrorState,
  from,
  Heading,
  LinkButton,
  Notice,
  Pagination,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
} from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'
import { useUrlState } from '#shared/url-state.ts'
import { useNow } from '#shared/visit.ts'
import { useListPendingQuery } from '../moderation.api.ts'
import { pendingQuery, QUEUE_PAGE } from '../pending-query.ts'
import { useDecision } from '../useDecision.ts'
import { waitedFor } from '../waiting.ts'
import { PendingDetails } from './PendingDetails.tsx'
import { QueueSearch } from './QueueSearch.tsx'

/** On a phone the list, or the one listing that was chosen from it; side by side where there is room. */
const Panes = styled.div`
  display: grid;
  gap: ${token.space[24]};
  align-items: start;
  &[data-chosen] > :first-child,
  &:not([data-chosen]) > :last-child {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: 22.5rem minmax(0, 1fr);
    &[data-chosen] > :first-child,
    &:not([data-chosen]) > :last-child {
      display: flex;
    }
  }
`

const BackToQueue = styled.p`
  ${from.desktop} {
    display: none;
  }
`

interface QueueEntryProps {
  business: PendingBusiness
  href: string
  current: boolean
}

function QueueEntry({ business, href, current }: QueueEntryProps) {
  return (
    <Card as="li" gap={4}>
      <Heading level={3} size="small">
        <CardLink href={href} aria-current={current ? 'true' : undefined}>
          {business.name}
        </CardLink>
      </Heading>
      <Text size="small" tone="soft">
        {business.category} · {placeLabel(business)}
      </Text>
      <Text size="small" tone="soft">
        Waiting {waitedFor(business.createdAt, useNow())}, promised 3 working days
      </Text>
    </Card>
  )
}

function NothingWaits({ search }: { search: string }) {
  if (search !== '') {
    return (
      <EmptyState
        title="No businesses found"
        as="h3"
        action={<LinkButton href={paths.admin()}>The whole queue</LinkButton>}
      >
        Nothing that waits has “{search}” in its name.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing waits" icon="check" as="h3">
      Listings that owners send in stand here until you approve or reject them.
    </EmptyState>
  )
}

function Queue({ pending, total }: { pending: readonly PendingBusiness[]; total: number }) {
  const { query, hrefWith, change } = useUrlState()
  const decision = useDecision()
  const [search, page] = [query.get('search') ?? '', query.get('page')]
  const chosen = pending.find(({ id }) => String(id) === query.get('id'))
  const shown = chosen ?? pending[0]
  return (
    <Stack gap={24}>
      <QueueSearch search={search} />
      {decision.refusal && (
        <Notice tone="danger" role="status">
          {decision.refusal}
        </Notice>
      )}
      {shown ? (
        <Panes data-chosen={chosen ? '' : undefined}>
          <Stack gap={16}>
            <Stack as="ul" gap={12} role="list">
              {pending.map((business) => (
                <QueueEntry
                  key={business.id}
                  business={business}
                  href={hrefWith({ id: business.id, page })}
                  current={business === shown}
                />
              ))}
            </Stack>
            <Pagination
              page={Number(page ?? 1)}
              pageCount={Math.ceil(total / QUEUE_PAGE)}
              hrefFor={(wanted) => hrefWith({ id: null, page: wanted })}
            />
          </Stack>
          <Stack>
            <BackToQueue>
              <TextLink href={hrefWith({ id: null, page })}>Back to the queue</TextLink>
            </BackToQueue>
            <PendingDetails
              key={shown.id}
              business={shown}
              decision={decision}
              onDecided={() => change({ id: null, page })}
            />
          </Stack>
        </Panes>
      ) : (
        <NothingWaits search={search} />
      )}
    </Stack>
  )
}

/** The listings that wait for a decision, in whichever state the list is. */
export function ModerationQueue() {
  const { query } = useUrlState()
  const { data, isError, isFetching, refetch } = useListPendingQuery(pendingQuery(query))
  if (isError) {
    return (
      <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
        The queue could not be loaded. Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Panes>
        <Stack gap={12} role="status" aria-label="Loading the queue...">
          {[1, 2, 3].map((place) => (
            <Card key={place}>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </Card>
          ))}
        </Stack>
        <Skeleton shape="block" />
      </Panes>
    )
  }
  return <Queue pending={data.items} total={data.total} />
}
