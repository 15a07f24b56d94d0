import { EmptyState, LinkButton } from '@portal/ui'

interface PastTheEndProps {
  /** Address of the list's first page. */
  firstPage: string
  /** Heading level; as `EmptyState` has it by default. */
  as?: 'h2' | 'h3'
}

/** In place of a page beyond a list's last one: typed, bookmarked, or emptied since. */
export const PastTheEnd = ({ firstPage, as }: PastTheEndProps) => (
  <EmptyState
    title="There is nothing on this page"
    {...(as && { as })}
    action={<LinkButton href={firstPage}>First page</LinkButton>}
  >
    The list ends before it.
  </EmptyState>
)
