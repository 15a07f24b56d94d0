import { businessPath, toJpegUrl } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { placeLabel } from '@portal/domain/place'
import { trialNotice } from '@portal/domain/plan'
import { Alert, Stack } from '@portal/ui'
import { lazy, Suspense, useMemo } from 'react'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { useNow, useOrigin } from '#shared/page/page-context.ts'
import { toLocalBusiness } from './json-ld.ts'
import { ProfileHero } from './ProfileHero.tsx'
import { isOwnerView } from './owner-view.ts'

/* Memoized per business, so that no update reaches it before its script is loaded. */
const ProfileParts = lazyIsland(() =>
  import('./ProfileParts.tsx').then((part) => ({ default: part.ProfileParts })),
)

/* Only in the browser, since the server renders what everybody sees. */
const StateBanner = lazy(() => import('./StateBanner.tsx').then((part) => ({ default: part.StateBanner })))

function ProfileAlerts({ business }: { business: Business }) {
  const now = useNow()
  const trial = trialNotice(business.subscriptionTier, business.trialExpiryDate, now)
  return (
    <>
      {isOwnerView(business) && (
        <Suspense>
          <StateBanner business={business} />
        </Suspense>
      )}
      {business.temporarilyClosed && (
        <Alert title="Temporarily closed.">Please call or write before you go there.</Alert>
      )}
      {trial && (
        <Alert>
          <strong>{trial}</strong>
        </Alert>
      )}
    </>
  )
}

/** The image for sharing the page. */
const toSharedImage = ({ name, photos: [cover] }: Business) =>
  cover && { path: toJpegUrl(cover.src), alt: cover.caption ?? `Photo of ${name}` }

/** The whole profile. */
export function FullProfile({ business }: { business: Business }) {
  const origin = useOrigin()
  const isPublic = !isOwnerView(business) || business.status === 'approved'
  const parts = useMemo(() => <ProfileParts business={business} />, [business])
  return (
    <>
      <Seo
        title={`${business.name}, ${placeLabel(business)}`}
        description={business.excerpt}
        path={businessPath(business)}
        noindex={!isPublic}
        {...(isPublic && { image: toSharedImage(business), jsonLd: toLocalBusiness(business, origin) })}
      />
      <ProfileHero business={business} />
      <PageBody>
        <Stack gap={16}>
          <ProfileAlerts business={business} />
          {parts}
        </Stack>
      </PageBody>
    </>
  )
}
