import { EmptyState, LinkButton } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

const fullQueueLink = <LinkButton href={paths.admin()}>The whole queue</LinkButton>

interface EmptyQueueProps {
  /** The search, or empty. */
  search: string
  /** Number of items on other pages. */
  elsewhere: number
}

/** Shown when the queue, or its current page or search, is empty. */
export function EmptyQueue({ search, elsewhere }: EmptyQueueProps) {
  if (search !== '') {
    return (
      <EmptyState title="No businesses found" as="h3" action={fullQueueLink}>
        Nothing that waits has “{search}” in its name.
      </EmptyState>
    )
  }
  if (elsewhere > 0) {
    return (
      <EmptyState title="Nothing waits on this page" as="h3" icon="check" action={fullQueueLink}>
        Listings that still wait stand on the pages before.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing waits" icon="check" as="h3">
      Listings that owners send in stand here until you approve or reject them.
    </EmptyState>
  )
}
