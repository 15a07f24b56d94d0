import { Card, ErrorState, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import type { ListAnswer } from '#shared/content/list.ts'

interface LiveListProps<Item> {
  answer: ListAnswer<Item>
  /** What is said when it could not be had. */
  failed: string
  /** Stands where there is nothing. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A few of the latest of a kind within a larger page, in whichever state they are. */
export function LiveList<Item>({ answer, failed, empty, children }: LiveListProps<Item>) {
  const { currentData, error, isFetching, refetch } = answer
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
