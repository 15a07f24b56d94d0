import type { IndustryDetails } from '@portal/domain/contract'
import { ErrorState, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { useGetIndustryQuery } from '#features/industries/industries.api.ts'

interface WithIndustryProps {
  slug: string
  children: (industry: IndustryDetails) => ReactNode
}

/** What is shown of an industry once it is there; until then its room, or that it could not be had. */
export function WithIndustry({ slug, children }: WithIndustryProps) {
  const { currentData, error, isFetching, refetch } = useGetIndustryQuery(slug)
  if (currentData) return children(currentData)
  if (error) {
    return (
      <ErrorState title="Failed to fetch the industry" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  return (
    <Stack gap={12} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </Stack>
  )
}
