import { Card, ErrorState, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import type { ListResult } from '#shared/content/list.ts'

interface TeaserListProps<Item> {
  result: ListResult<Item>
  /** The title of the error if the call fails. */
  failed: string
  /** Shown for an empty list. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A few items of a list within a larger page: loading, empty, failed or loaded. */
export function TeaserList<Item>({ result, failed, empty, children }: TeaserListProps<Item>) {
  const { currentData, error, isFetching, refetch } = result
  if (error && !currentData) {
    return (
      <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!currentData) {
    return (
      <Card aria-busy="true">
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </Card>
    )
  }
  return currentData.items.length === 0 ? empty : children(currentData.items)
}
