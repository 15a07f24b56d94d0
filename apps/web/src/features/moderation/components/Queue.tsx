import type { PendingBusiness } from '@portal/domain/contract'
import { breakpoint, from, Pagination, Stack, TextLink, token } from '@portal/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { changeQuery, pageGiven, useUrlState } from '#shared/url-state.ts'
import { QUEUE_PAGE } from '../pending-query.ts'
import type { DecisionState } from '../useDecision.ts'
import { NothingWaits } from './NothingWaits.tsx'
import { PendingDetails } from './PendingDetails.tsx'
import { QueueEntry } from './QueueEntry.tsx'

/** On a phone the list, or the one listing that was chosen from it; side by side where there is room. */
export const Panes = styled.div`
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

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  ${from.desktop} {
    > :has([aria-current='true']) {
      border-color: ${token.role.action};
      box-shadow: inset 0.3rem 0 0 ${token.role.action};
    }
  }
`

const Chosen = styled(Stack)`
  scroll-margin-top: 5rem;
  ${from.desktop} {
    position: sticky;
    top: 7.5rem;
    max-height: calc(100vh - 8.5rem);
    overflow-y: auto;
  }
`

const BackToQueue = styled.p`
  ${from.desktop} {
    display: none;
  }
`

const isWide = (): boolean => window.innerWidth >= breakpoint.desktop

/**
 * Whoever opened another listing, or has decided, finds the next one in focus and in sight. Where the one before
 * went away because its decision was refused, the focus goes to what says so.
 */
function useFocusOnChange(
  id: number | undefined,
  pane: RefObject<HTMLElement | null>,
  refusal: RefObject<HTMLElement | null> | undefined,
) {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (refusal) {
      refusal.current?.focus()
      return
    }
    if (!isWide()) pane.current?.scrollIntoView({ block: 'start' })
    pane.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [id, pane, refusal])
}

interface QueueProps {
  pending: readonly PendingBusiness[]
  total: number
  decision: DecisionState
  /** The notice that says what was refused, while there is one. */
  refusal: RefObject<HTMLElement | null>
}

/** The listings that wait, and the one that is decided about. */
export function Queue({ pending, total, decision, refusal }: QueueProps) {
  const { query, change } = useUrlState()
  const pane = useRef<HTMLDivElement>(null)
  const page = pageGiven(query)
  const chosen = pending.find(({ id }) => String(id) === query.get('id'))
  const shown = chosen ?? pending[0]
  useFocusOnChange(shown?.id, pane, decision.refusal !== null && !chosen ? refusal : undefined)
  const href = (changes: { id?: number | null; page?: number | undefined }) =>
    changeQuery(`?${query}`, { page, ...changes }) || '?'
  return shown ? (
    <Panes data-chosen={chosen ? '' : undefined}>
      <Stack gap={16}>
        <List role="list" aria-label="Waiting listings">
          {pending.map((business) => (
            <QueueEntry
              key={business.id}
              business={business}
              href={href({ id: business.id })}
              current={business === shown}
            />
          ))}
        </List>
        <Pagination
          page={Number(page ?? 1)}
          pageCount={Math.ceil(total / QUEUE_PAGE)}
          hrefFor={(wanted) => href({ id: null, page: wanted })}
        />
      </Stack>
      <Chosen ref={pane}>
        <BackToQueue>
          <TextLink href={href({ id: null })}>Back to the queue</TextLink>
        </BackToQueue>
        <PendingDetails
          key={shown.id}
          business={shown}
          decision={decision}
          onDecided={() => change({ id: null, page })}
        />
      </Chosen>
    </Panes>
  ) : (
    <NothingWaits search={query.get('search') ?? ''} elsewhere={total} />
  )
}
