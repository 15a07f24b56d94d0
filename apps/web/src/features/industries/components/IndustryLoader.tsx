import type { IndustryDetails } from '@portal/domain/contract'
import { ErrorState, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { useGetIndustryQuery } from '../industries.api.ts'

interface IndustryLoaderProps {
  slug: string
  children: (industry: IndustryDetails) => ReactNode
}

/** Renders its children with an industry's details; skeletons while they load, an error where they fail. */
export function IndustryLoader({ slug, children }: IndustryLoaderProps) {
  const { currentData, error, isFetching, refetch } = useGetIndustryQuery(slug)
  if (currentData) return children(currentData)
  if (error) {
    return (
      <ErrorState title="We couldn’t load the industry" onRetry={() => void refetch()} retrying={isFetching}>
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
