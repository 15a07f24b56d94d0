import { formatNumber } from '@portal/domain/shared'
import { ErrorState, Pagination } from '@portal/ui'
import type { ReactNode, RefObject } from 'react'
import { EmptyPage } from './EmptyPage.tsx'
import { ListWithDetail } from './ListWithDetail.tsx'
import { HiddenResultStatus } from './ResultStatus.tsx'
import { WaitingPanes } from './Waiting.tsx'
import { changeQuery, parsePage, useUrlState } from '../urls/url-state.ts'

/** The query result of one page of items. */
interface WorkListResult<Item> {
  currentData?: { items: readonly Item[]; total: number } | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface WorkListProps<Item extends { id: number }> {
  /** Accessible name of the list. */
  label: string
  result: WorkListResult<Item>
  pageSize: number
  loading: string
  failed: { title: string; text: string }
  /** Label of the link back to the list on a phone. */
  back: string
  /** The item just processed: it may have left the list, and is still shown. */
  latest?: Item | undefined
  /** The element of a refusal that has to take the focus. */
  refusal?: RefObject<HTMLElement | null> | undefined
  /** One card of the list; the current one has `aria-current`. */
  renderEntry: (item: Item, place: { href: string; current: boolean }) => ReactNode
  /** Shown for an empty list. */
  empty: ReactNode
  /** The details of one item; `done` moves on to the next. */
  children: (item: Item, done: () => void) => ReactNode
}

/** A list of items to process one after another: loading, failed, empty or loaded. The address has the current item. */
export const WorkList = <Item extends { id: number }>(props: WorkListProps<Item>) => (
  <>
    <HiddenResultStatus>
      {props.result.currentData && `${props.label}: ${formatNumber(props.result.currentData.total)}`}
    </HiddenResultStatus>
    <State {...props} />
  </>
)

function State<Item extends { id: number }>(props: WorkListProps<Item>) {
  const { currentData, error, isFetching, refetch } = props.result
  if (currentData) return <Found {...props} items={currentData.items} total={currentData.total} />
  if (!error) return <WaitingPanes label={props.loading} />
  return (
    <ErrorState title={props.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
      {props.failed.text}
    </ErrorState>
  )
}

interface FoundProps<Item extends { id: number }> extends WorkListProps<Item> {
  items: readonly Item[]
  total: number
}

function Found<Item extends { id: number }>({ items, total, latest, ...props }: FoundProps<Item>) {
  const { query, change } = useUrlState()
  const page = parsePage(query)
  const wanted = query.get('id')
  const isWanted = (item: Item): boolean => String(item.id) === wanted
  const chosen = items.find(isWanted) ?? (latest && isWanted(latest) ? latest : undefined)
  const shown = chosen ?? items.find(({ id }) => id === latest?.id) ?? items[0]
  const href = (changes: { id?: number | null; page?: number | undefined }) =>
    changeQuery(`?${query}`, { page, ...changes }) || '?'
  return (
    <ListWithDetail
      label={props.label}
      entries={items.map((item) =>
        props.renderEntry(item, { href: href({ id: item.id }), current: item === shown }),
      )}
      below={
        <Pagination
          page={Number(page ?? 1)}
          pageCount={Math.ceil(total / props.pageSize)}
          hrefFor={(next) => href({ id: null, page: next })}
        />
      }
      shownId={shown?.id}
      empty={
        <EmptyPage total={total} firstPage={href({ id: null, page: undefined })}>
          {props.empty}
        </EmptyPage>
      }
      isChosen={chosen !== undefined}
      back={{ href: href({ id: null }), label: props.back }}
      refusal={chosen ? undefined : props.refusal}
    >
      {shown && props.children(shown, () => change({ id: null, page }))}
    </ListWithDetail>
  )
}
