import { getBusinessPath } from '@portal/domain/business'
import { resolvePlace } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { isReservedSegment } from '@portal/domain/shared'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { isApiError } from '#shared/calls/api-error.ts'
import type { LoadContext, Screen } from '#shared/page/screen.ts'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { profileApi, toHolidaysQuery, type Profile } from '../profile.api.ts'
import { reviewsApi } from '#features/reviews/reviews.api.ts'
import { ProfileFailed, ProfileNotFound, ProfileSkeleton } from '../AbsentProfile.tsx'
import { ExpiredProfile } from '../ExpiredProfile.tsx'
import { FullProfile, type FullProfileProps } from '../FullProfile.tsx'
import { parseReviewsQuery, REVIEW_PARAMETERS } from '#features/reviews/reviews-query.api.ts'
import { toSimilarQuery } from '../SimilarBusinesses.tsx'
import { useProfile } from '../useProfile.ts'

const { listBusinesses } = businessesApi.endpoints
const { getBusiness, listHolidays } = profileApi.endpoints
const { listReviews, reviewSummary } = reviewsApi.endpoints

/** The heading of the loading state had the focus; it moves to the new heading. */
function useFocusOnArrival(isLoading: boolean): void {
  const wasLoading = useRef(false)
  useEffect(() => {
    const arrived = wasLoading.current && !isLoading
    wasLoading.current = isLoading
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!arrived || !heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isLoading])
}

/** The profile of a business, or what is public of it. */
export function ProfilePage(dialogs: Omit<FullProfileProps, 'business'>) {
  const { slug = '' } = useParams()
  const state = useProfile(slug)
  useFocusOnArrival(state.status === 'loading')
  switch (state.status) {
    case 'loading':
      return <ProfileSkeleton />
    case 'not-found':
      return <ProfileNotFound />
    case 'failed':
      return <ProfileFailed onRetry={state.retry} retrying={state.retrying} />
    case 'there':
      return 'expired' in state.profile ? (
        <ExpiredProfile business={state.profile} />
      ) : (
        <FullProfile business={state.profile} {...dialogs} />
      )
  }
}

/** Loads what else the profile page shows. */
async function loadRelated({ run, now, url }: LoadContext, profile: Profile): Promise<void> {
  if ('expired' in profile) return
  await Promise.all([
    run(listBusinesses.initiate(toSimilarQuery(profile))),
    run(listHolidays.initiate(toHolidaysQuery(profile, now))),
    ...(getPlan(profile.subscriptionTier).showsGallery
      ? [
          run(listReviews.initiate(parseReviewsQuery(profile.id, url.searchParams))),
          run(reviewSummary.initiate(profile.id)),
        ]
      : []),
  ])
}

/** Which addresses are profiles, and what they load. */
export const profileScreen: Omit<Screen, 'Component'> = {
  guard: ({ params: { country = '' } }) =>
    isReservedSegment(country) || !resolvePlace(country) ? 'not-found' : undefined,
  query: REVIEW_PARAMETERS,
  framesVideos: true,
  load: async (context) => {
    const {
      run,
      params: { slug = '' },
      url,
    } = context
    const { data, error } = await run(getBusiness.initiate(slug))
    if (!data) return isApiError(error) && error.status === 404 ? { status: 404 } : {}
    const path = getBusinessPath(data)
    if (path !== url.pathname) return { redirectTo: path + url.search }
    await loadRelated(context, data)
    return {}
  },
}
