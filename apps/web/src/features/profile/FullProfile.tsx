import { getBusinessPath, isTemporarilyClosed, toJpegUrl } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { isTrialTier } from '@portal/domain/plan'
import { formatDay } from '@portal/domain/shared'
import { Alert, below, Stack } from '@portal/ui'
import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import type { ReportDialogProps } from '#features/reports/reports.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { useNow, useOrigin } from '#shared/page/page-context.ts'
import { parsePage } from '#shared/urls/url-state.ts'
import { useViewTap } from '#features/engagement/use-taps.api.ts'
import { toLocalBusiness } from './json-ld.ts'
import { ProfileActionBar } from './ProfileActionBar.tsx'
import { ProfileHero } from './ProfileHero.tsx'
import type { ReportReview } from '#features/reviews/reviews-panel.api.ts'
import { isOwnerView } from './owner-view.ts'

/* Memoized per business, so that no update reaches it before its script is loaded. */
const ProfileParts = lazyIsland(() =>
  import('./ProfileParts.tsx').then((part) => ({ default: part.ProfileParts })),
)

/* As high as the window while its parts load, so that the bar after it begins at the window's bottom. */
const Whole = styled.div`
  ${below.tablet} {
    min-height: 100svh;
  }
`

/* Only in the browser, since the server's page is the same for everybody. */
const StateBanner = lazy(() => import('./StateBanner.tsx').then((part) => ({ default: part.StateBanner })))

function ProfileAlerts({ business }: { business: Business }) {
  const now = useNow()
  const isSignedIn = useAccount().status === 'signed-in'
  return (
    <>
      {(isOwnerView(business) || (isSignedIn && isTrialTier(business.subscriptionTier))) && (
        <Suspense>
          <StateBanner business={business} />
        </Suspense>
      )}
      {isTemporarilyClosed(business, business.timeZone, now) && (
        <Alert title="Temporarily closed.">
          {business.temporarilyClosedUntil !== null &&
            `Open again on ${formatDay(`${business.temporarilyClosedUntil}T12:00:00Z`, 'UTC')}. `}
          Please call or message before visiting.
        </Alert>
      )}
    </>
  )
}

/** The image for sharing the page. */
const toSharedImage = ({ name, photos: [cover] }: Business) =>
  cover && { path: toJpegUrl(cover.src), alt: cover.caption ?? `Photo of ${name}` }

export interface FullProfileProps {
  business: Business
  /** The dialog to report it, which is another feature's. */
  ReportDialog: ComponentType<ReportDialogProps>
  /** The control that reports a review. */
  ReportReview: ReportReview
}

/** The whole profile. */
export function FullProfile({ business, ReportDialog, ReportReview }: FullProfileProps) {
  useViewTap(business)
  const origin = useOrigin()
  const page = parsePage(new URLSearchParams(useLocation().search))
  const isPublic = !isOwnerView(business) || business.status === 'approved'
  const parts = useMemo(
    () => <ProfileParts business={business} Report={ReportReview} />,
    [business, ReportReview],
  )
  return (
    <>
      <Seo
        title={`${business.name}, ${getPlaceLabel(business)}${page ? ` - reviews, page ${page}` : ''}`}
        description={business.excerpt}
        path={getBusinessPath(business)}
        noindex={!isPublic}
        {...(isPublic && { image: toSharedImage(business), jsonLd: toLocalBusiness(business, origin) })}
      />
      <Whole>
        <ProfileHero business={business} ReportDialog={ReportDialog} />
        <PageBody>
          <Stack gap={16}>
            <ProfileAlerts business={business} />
            {parts}
          </Stack>
        </PageBody>
      </Whole>
      <ProfileActionBar business={business} />
    </>
  )
}
