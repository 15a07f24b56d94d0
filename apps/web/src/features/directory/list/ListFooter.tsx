import { formatNumber } from '@portal/domain/shared'
import { LinkButton, Pagination, Stack, Text } from '@portal/ui'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { PAGE_SIZES, type ListSource } from './list-source.ts'
import { countPages, setPage, type ListingQuery } from './listing-query.ts'

export interface ListFooterProps {
  source: ListSource
  query: ListingQuery
  total: number
  toHref: (query: ListingQuery) => string
  onLoadMore: (page: number) => void
}

/** Count, "Load More" and pagination. */
export function ListFooter({ source, query, total, toHref, onLoadMore }: ListFooterProps) {
  const navigate = useNavigate()
  const { page, from } = query
  const pageSize = PAGE_SIZES[source]
  const pageCount = countPages(total, pageSize)
  if (pageCount < 2) return null
  const first = (from - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  // Announced after loading more; the total is announced above the list.
  const shown = `Showing ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(total)}`
  const loadMore = (event: MouseEvent) => {
    // Such clicks open a tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLoadMore(page + 1)
    void navigate(toHref({ ...query, page: page + 1 }), { replace: true, preventScrollReset: true })
  }
  return (
    <Stack gap={24} align="center">
      <Text size="small" tone="soft">
        {page === from && shown}
        <span role="status">{page > from && shown}</span>
      </Text>
      {page < pageCount && (
        <LinkButton variant="secondary" href={toHref(setPage(query, page + 1))} onClick={loadMore}>
          Load More
        </LinkButton>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={(other) => toHref(setPage(query, other))} />
    </Stack>
  )
}
