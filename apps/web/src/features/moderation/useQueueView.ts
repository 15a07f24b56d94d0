import type { QueueItem, QueueKind } from '@portal/domain/contract'
import { useEffect, useRef, useState } from 'react'
import { parseText, useUrlState } from '#shared/urls/url-state.ts'
import { useListQueueQuery, type QueueKey } from './moderation.api.ts'
import { isBulkKind, parseKind } from './queue-kinds.ts'
import { useDecisions, getSubmissionKey, type DecisionsState } from './useDecisions.ts'

const PAGE_SIZE = 25
/** The API's limit for a page; decided items make way for the next ones. */
const MAX_ITEMS = 100

export interface QueueView {
  kind: QueueKind | null
  search: string
  result: ReturnType<typeof useListQueueQuery>
  /** The items that still wait, as far as this browser knows. */
  items: readonly QueueItem[]
  shown: QueueItem | undefined
  /** Whether the address names the shown item. */
  isChosen: boolean
  decisions: DecisionsState
  /** Decides, and opens the next item. */
  decide: DecisionsState['decide']
  /** Opens the item that many places further on. */
  go: (by: 1 | -1) => void
  toHref: (item: QueueItem | null) => string
  selected: readonly QueueItem[]
  isSelected: (item: QueueItem) => boolean
  toggle: (item: QueueItem) => void
  clearSelection: () => void
  approveSelected: () => Promise<void>
  /** Null where no more are listed at once. */
  showMore: (() => void) | null
}

const getItemKey = ({ kind, id }: QueueKey): string => `${kind}-${id}`

/** The state of the queue's screen: the address has filters and the shown item. */
export function useQueueView(): QueueView {
  const { query, change, hrefWith } = useUrlState()
  const kind = parseKind(query)
  const search = parseText(query, 'search') ?? ''
  const [limit, setLimit] = useState(PAGE_SIZE)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const result = useListQueueQuery({
    ...(kind !== null && { kind }),
    ...(search !== '' && { search }),
    limit: String(limit),
  })
  const requested = query.get('item')
  const open = (item: QueueKey | undefined) => change({ item: item ? getItemKey(item) : null })
  const [standIn, setStandIn] = useState<{ of: string; key: string | null }>()
  const lastShown = useRef<string | null>(null)
  const decisions = useDecisions(([first]) => {
    if (!first) return
    setStandIn({ of: getItemKey(first), key: lastShown.current })
    open(first)
  })
  const items = (result.currentData?.items ?? []).filter(
    (item) => !decisions.decided.has(getSubmissionKey(item)),
  )
  const find = (key: string | null | undefined) => items.find((item) => getItemKey(item) === key)
  // Undone items are not in the list before the refetch, and decided ones have left it before the address changes:
  // without a stand-in, the first item would be shown meanwhile, and the next key press would act on it.
  const chosen = find(requested) ?? (standIn?.of === requested ? find(standIn?.key) : undefined)
  const shown = chosen ?? items[0]
  useEffect(() => {
    lastShown.current = shown ? getItemKey(shown) : null
  })
  const place = shown ? items.indexOf(shown) : -1
  const selected = items.filter((item) => selection.has(getSubmissionKey(item)))

  const toggle = (item: QueueItem) => {
    if (!isBulkKind(item.kind)) return
    const next = new Set(selection)
    if (!next.delete(getSubmissionKey(item))) next.add(getSubmissionKey(item))
    setSelection(next)
  }

  return {
    kind,
    search,
    result,
    items,
    shown,
    isChosen: chosen !== undefined,
    decisions,
    async decide(item, decision) {
      const at = items.findIndex((other) => getItemKey(other) === getItemKey(item))
      const next = items[at + 1] ?? items[at - 1]
      setStandIn({ of: getItemKey(item), key: next ? getItemKey(next) : null })
      const wasDecided = await decisions.decide(item, decision)
      if (wasDecided) open(next)
      else setStandIn(undefined)
      return wasDecided
    },
    go(by) {
      const next = items[place + by]
      if (next) open(next)
    },
    toHref: (item) => hrefWith({ item: item && getItemKey(item) }),
    selected,
    isSelected: (item) => selection.has(getSubmissionKey(item)),
    toggle,
    clearSelection: () => setSelection(new Set()),
    async approveSelected() {
      if (selected.length === 0) return
      const remaining = items.find((item) => !selection.has(getSubmissionKey(item)))
      await decisions.approveAll(selected)
      setSelection(new Set())
      open(remaining)
    },
    showMore: limit < MAX_ITEMS ? () => setLimit(MAX_ITEMS) : null,
  }
}
