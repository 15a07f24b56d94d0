import { businessPath } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { placeLabel } from '@portal/domain/place'
import { planOf, trialNotice } from '@portal/domain/plan'
import { from, Notice, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { PageBody } from '#shared/PageBody.tsx'
import { Seo } from '#shared/Seo.tsx'
import { useNow, useOrigin } from '#shared/visit.ts'
import { ContactPanel } from './ContactPanel.tsx'
import { FindUsPanel } from './FindUsPanel.tsx'
import { GalleryPanel } from './GalleryPanel.tsx'
import { HoursPanel } from './HoursPanel.tsx'
import { localBusiness } from './json-ld.ts'
import { MoreLikeThis } from './MoreLikeThis.tsx'
import { Panel } from './Panel.tsx'
import { ProfileHero } from './ProfileHero.tsx'
import { ReviewsPanel } from './ReviewsPanel.tsx'
import { isOwnSight, StateBanner } from './StateBanner.tsx'

/* On a phone the ways to reach a business come before what people say of it. */
const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
    gap: ${token.space[24]};
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`

const Words = styled(Text)`
  white-space: pre-line;
`

function Notices({ business }: { business: Business }) {
  const now = useNow()
  const trial = trialNotice(business.subscriptionTier, business.trialExpiryDate, now)
  return (
    <>
      <StateBanner business={business} />
      {business.temporarilyClosed && (
        <Notice title="Temporarily closed.">Please call or write before you go there.</Notice>
      )}
      {trial && (
        <Notice>
          <strong>{trial}</strong>
        </Notice>
      )}
    </>
  )
}

/** Everything that is known of a business. */
export function FullProfile({ business }: { business: Business }) {
  const origin = useOrigin()
  const isPublic = !isOwnSight(business) || business.status === 'approved'
  const shows = planOf(business.subscriptionTier).showsGallery
  return (
    <>
      <Seo
        title={`${business.name}, ${placeLabel(business)}`}
        description={business.excerpt}
        path={businessPath(business)}
        noindex={!isPublic}
        {...(isPublic && { jsonLd: localBusiness(business, origin) })}
      />
      <ProfileHero business={business} />
      <PageBody>
        <Stack gap={16}>
          <Notices business={business} />
          <Columns>
            <Stack gap={16}>
              <Panel title="About" id="about">
                <Words>{business.description}</Words>
              </Panel>
              {shows && <GalleryPanel business={business} />}
            </Stack>
            <Stack gap={16}>
              <ContactPanel business={business} />
              <FindUsPanel business={business} />
              <HoursPanel business={business} />
            </Stack>
            <Stack gap={16}>
              {shows && <ReviewsPanel business={business} />}
              <MoreLikeThis business={business} />
            </Stack>
          </Columns>
        </Stack>
      </PageBody>
    </>
  )
}
