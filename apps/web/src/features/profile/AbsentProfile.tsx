import { ErrorState, Heading, LinkButton, Skeleton, Stack, Text, VisuallyHidden } from '@portal/ui'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'

/** The router counts the entries of this session; on the first one there is no page to go back to. */
const hasPreviousPage = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** The business doesn't exist, or is not public. */
export function ProfileNotFound() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!hasPreviousPage()) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <>
      <Seo
        title="Business Not Found"
        description="The business you're looking for doesn't exist or has been removed."
        path={pathname}
        noindex
      />
      <PageBody>
        <Stack align="center">
          <Heading level={1}>Business Not Found</Heading>
          <Text tone="soft">The business you're looking for doesn't exist or has been removed.</Text>
          <LinkButton href={paths.directory()} onClick={goBack}>
            Go Back
          </LinkButton>
        </Stack>
      </PageBody>
    </>
  )
}

/** The business could not be loaded; Retry may help. */
export const ProfileFailed = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <PageBody>
    <VisuallyHidden as="h1">Business profile</VisuallyHidden>
    <ErrorState title="Failed to fetch business" onRetry={onRetry} retrying={retrying}>
      Check your connection and try again.
    </ErrorState>
  </PageBody>
)

/** Placeholder of a profile that is loading. */
export const ProfileSkeleton = () => (
  <>
    <PageBand>
      <VisuallyHidden as="h1">Loading business...</VisuallyHidden>
      <Skeleton shape="short" />
      <Skeleton shape="block" />
    </PageBand>
    <PageBody>
      <Stack gap={16}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </PageBody>
  </>
)
