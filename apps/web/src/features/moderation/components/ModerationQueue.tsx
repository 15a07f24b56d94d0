import type { QueueDetail } from '@portal/domain/contract'
import {
  below,
  Button,
  Cluster,
  ErrorState,
  SectionHeader,
  Text,
  ToastPlace,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { lazy, Suspense, useRef, useState, type ComponentType, type RefObject } from 'react'
import { styled } from 'styled-components'
import { ListWithDetail } from '#shared/lists/ListWithDetail.tsx'
import { WaitingPanes } from '#shared/lists/Waiting.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { DecisionsContext, getSubmissionKey } from '../useDecisions.ts'
import { useQueueView, type QueueView } from '../useQueueView.ts'
import { useShortcuts, useShortcutsSetting } from '../useShortcuts.ts'
import { DecisionBar, type RejectionState } from './DecisionBar.tsx'
import { DecisionRefusal, useRefusalFocus } from './DecisionRefusal.tsx'
import { EmptyQueue } from './EmptyQueue.tsx'
import { QueueKinds, QueueSearch } from './QueueFilters.tsx'
import { QueueItemDetail } from './QueueItemDetail.tsx'
import { QueueRow } from './QueueRow.tsx'
import { UndoBar } from './UndoBar.tsx'

const ShortcutSheet = lazy(() =>
  import('./ShortcutSheet.tsx').then((part) => ({ default: part.ShortcutSheet })),
)

const Tools = styled(Cluster)`
  align-items: end;
  ${below.desktop} {
    flex: 1 1 100%;
    margin-top: ${token.space[8]};
    > form {
      flex: 1 1 20rem;
    }
  }
`

/* Phones have no keys to press. */
const WithKeyboard = styled.div`
  ${below.tablet} {
    display: none;
  }
`

export interface PreviewProps {
  detail: QueueDetail
}

const HEADING = 'queue'

/** The queue: a list, and beside it the item as the public will see it, with the decision. */
export function ModerationQueue({ Preview }: { Preview: ComponentType<PreviewProps> }) {
  const view = useQueueView()
  const search = useRef<HTMLInputElement>(null)
  const [rejecting, setRejecting] = useState<RejectionState | null>(null)
  const [sheet, setSheet] = useState<boolean | null>(null)
  const [isOn, setOn] = useShortcutsSetting()
  const { shown, decisions } = view
  const refusal = useRefusalFocus(decisions.refusal)
  useShortcuts(
    {
      j: () => view.go(1),
      k: () => view.go(-1),
      a: () =>
        shown && void view.decide(shown, { status: shown.kind === 'reports' ? 'resolved' : 'approved' }),
      r: () => shown && setRejecting({ submissionKey: getSubmissionKey(shown), isOpen: true }),
      u: () => void decisions.undo.undo(),
      x: () => shown && view.toggle(shown),
      A: () => void view.approveSelected(),
      '/': () => search.current?.focus(),
      '?': () => setSheet(true),
    },
    isOn,
  )
  const total = view.result.currentData?.total
  return (
    <Section aria-labelledby={HEADING}>
      <SectionHeader
        title={`Moderation Queue${total === undefined ? '' : ` (${total})`}`}
        id={HEADING}
        action={
          <Tools>
            <QueueSearch ref={search} search={view.search} kind={view.kind} />
            <WithKeyboard>
              <Button variant="secondary" onClick={() => setSheet(true)}>
                Keyboard shortcuts
              </Button>
            </WithKeyboard>
          </Tools>
        }
      />
      <VisuallyHidden role="status">{total !== undefined && `Items to review: ${total}`}</VisuallyHidden>
      <QueueKinds current={view.kind} />
      <Text size="small" tone="soft">
        The longest waiting come first.
      </Text>
      <Selected view={view} />
      <DecisionRefusal ref={refusal}>{decisions.refusal}</DecisionRefusal>
      <QueuePanes
        view={view}
        Preview={Preview}
        rejecting={rejecting}
        setRejecting={setRejecting}
        refusal={refusal}
      />
      {sheet !== null && (
        <Suspense>
          <ShortcutSheet open={sheet} onOpenChange={setSheet} isOn={isOn} setOn={setOn} />
        </Suspense>
      )}
    </Section>
  )
}

/** The selected items, to be approved at once. */
function Selected({ view: { selected, approveSelected, clearSelection, decisions } }: { view: QueueView }) {
  if (selected.length === 0) return null
  return (
    <Cluster role="group" aria-label="Selected items">
      <Button busy={decisions.isSending} onClick={() => void approveSelected()}>
        Approve {selected.length} selected
      </Button>
      <Button variant="secondary" onClick={clearSelection}>
        Clear selection
      </Button>
    </Cluster>
  )
}

interface PanesProps {
  view: QueueView
  Preview: ComponentType<PreviewProps>
  rejecting: RejectionState | null
  setRejecting: (rejecting: RejectionState) => void
  refusal: RefObject<HTMLDivElement | null>
}

/** The last decision: its toast, which covers no button here, and the way to undo it. */
const Outcome = ({ undo }: { undo: QueueView['decisions']['undo'] }) => (
  <>
    <ToastPlace />
    <UndoBar undo={undo} />
  </>
)

function QueuePanes({ view, Preview, rejecting, setRejecting, refusal }: PanesProps) {
  const { result, items, shown, decisions } = view
  if (!result.currentData && result.error) {
    return (
      <ErrorState
        title="We couldn’t load the queue"
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      >
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!result.currentData) return <WaitingPanes label="Loading the queue..." />
  return (
    <>
      {shown === undefined && <Outcome undo={decisions.undo} />}
      <ListWithDetail
        label="Items to review"
        entries={items.map((item) => (
          <QueueRow
            key={`${item.kind} ${item.id}`}
            item={item}
            href={view.toHref(item)}
            current={item === shown}
            selected={view.isSelected(item)}
            onSelect={() => view.toggle(item)}
          />
        ))}
        below={<ShowMore view={view} />}
        shownId={shown && `${shown.kind} ${shown.id}`}
        empty={<EmptyQueue kind={view.kind} search={view.search} last={decisions.last} />}
        isChosen={view.isChosen}
        refusal={decisions.refusal === null || view.isChosen ? undefined : refusal}
        back={{ href: view.toHref(null), label: 'Back to the queue' }}
      >
        {shown && (
          <>
            <Outcome undo={decisions.undo} />
            <DecisionsContext value={decisions}>
              <QueueItemDetail key={`${shown.kind} ${shown.id}`} item={shown} Preview={Preview}>
                <DecisionBar
                  item={shown}
                  decisions={decisions}
                  rejecting={rejecting}
                  setRejecting={setRejecting}
                  decide={view.decide}
                />
              </QueueItemDetail>
            </DecisionsContext>
          </>
        )}
      </ListWithDetail>
    </>
  )
}

/** The button disappears once all are listed, as does the list while it loads: the heading gets the focus. */
function ShowMore({ view: { result, items, showMore } }: { view: QueueView }) {
  const total = result.currentData?.total ?? 0
  if (items.length >= total || showMore === null) return null
  const press = () => {
    showMore()
    const heading = document.getElementById(HEADING)
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  return (
    <Button variant="secondary" wide busy={result.isFetching} onClick={press}>
      Show more
    </Button>
  )
}
