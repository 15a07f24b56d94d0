import { EmptyState, LinkButton } from '@portal/ui'
import type { ReactNode } from 'react'

interface EmptyPageProps {
  /** How many items the list has on all its pages. */
  total: number
  /** Address of the list's first page. */
  firstPage: string
  /** Heading level; as `EmptyState` has it by default. */
  as?: 'h2' | 'h3'
  /** Shown for a list without items. */
  children: ReactNode
}

/** In place of a page without items: of an empty list, or beyond a list's end (typed, bookmarked, or emptied since). */
export const EmptyPage = ({ total, firstPage, as, children }: EmptyPageProps) =>
  total === 0 ? (
    children
  ) : (
    <EmptyState
      title="This page is empty"
      {...(as && { as })}
      action={<LinkButton href={firstPage}>First page</LinkButton>}
    >
      The list has fewer pages.
    </EmptyState>
  )
