import type { PendingBusiness } from '@portal/domain/contract'
import { Pagination } from '@portal/ui'
import type { RefObject } from 'react'
import { ListWithDetail } from '#shared/ListWithDetail.tsx'
import { changeQuery, pageGiven, useUrlState } from '#shared/url-state.ts'
import { QUEUE_PAGE } from '../pending-query.ts'
import type { DecisionState } from '../useDecision.ts'
import { NothingWaits } from './NothingWaits.tsx'
import { PendingDetails } from './PendingDetails.tsx'
import { QueueEntry } from './QueueEntry.tsx'

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
  const page = pageGiven(query)
  const chosen = pending.find(({ id }) => String(id) === query.get('id'))
  const shown = chosen ?? pending[0]
  const href = (changes: { id?: number | null; page?: number | undefined }) =>
    changeQuery(`?${query}`, { page, ...changes }) || '?'
  return (
    <ListWithDetail
      label="Waiting listings"
      entries={pending.map((business) => (
        <QueueEntry
          key={business.id}
          business={business}
          href={href({ id: business.id })}
          current={business === shown}
        />
      ))}
      below={
        <Pagination
          page={Number(page ?? 1)}
          pageCount={Math.ceil(total / QUEUE_PAGE)}
          hrefFor={(wanted) => href({ id: null, page: wanted })}
        />
      }
      shownId={shown?.id}
      empty={<NothingWaits search={query.get('search') ?? ''} elsewhere={total} />}
      isChosen={chosen !== undefined}
      back={{ href: href({ id: null }), label: 'Back to the queue' }}
      refusal={decision.refusal !== null && !chosen ? refusal : undefined}
    >
      {shown && (
        <PendingDetails
          key={shown.id}
          business={shown}
          decision={decision}
          onDecided={() => change({ id: null, page })}
        />
      )}
    </ListWithDetail>
  )
}
