import type { Business } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import { from, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ContactPanel } from './ContactPanel.tsx'
import { FindUsPanel } from './FindUsPanel.tsx'
import { GalleryPanel, OwnPhotosPanel } from './GalleryPanel.tsx'
import { GoodToKnowPanel } from './GoodToKnowPanel.tsx'
import { HoursPanel } from './HoursPanel.tsx'
import { SimilarBusinesses } from './SimilarBusinesses.tsx'
import { Panel } from '#shared/layout/Panel.tsx'
import { HiddenReviewsPanel, ReviewsPanel, type ReportReview } from '#features/reviews/reviews-panel.api.ts'
import { VerifiedLine } from './VerifiedLine.tsx'
import { isOwnerView } from './owner-view.ts'

/* On a phone contacts come before reviews. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  > li {
    padding: ${token.space[4]} ${token.space[12]};
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.control};
  }
`

/** The profile below its header. */
export function ProfileParts({ business, Report }: { business: Business; Report?: ReportReview }) {
  const shows = getPlan(business.subscriptionTier).showsGallery
  return (
    <Columns>
      <Stack gap={16}>
        <Panel title="About" id="about">
          {business.description === '' ? (
            <Text tone="soft">
              <span translate="no">{business.name}</span> hasn’t added a description yet.
            </Text>
          ) : (
            <Words>{business.description}</Words>
          )}
          {business.verification && <VerifiedLine {...business.verification} />}
        </Panel>
        {business.tags.length > 0 && (
          <Panel title="What we offer" id="offers">
            <Tags>
              {business.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </Tags>
          </Panel>
        )}
        {shows ? (
          <GalleryPanel business={business} />
        ) : (
          isOwnerView(business) && <OwnPhotosPanel business={business} />
        )}
      </Stack>
      <Stack gap={16}>
        <ContactPanel business={business} />
        <FindUsPanel business={business} />
        <HoursPanel business={business} />
        <GoodToKnowPanel business={business} />
      </Stack>
      <Stack gap={16}>
        {shows ? (
          <ReviewsPanel business={business} Report={Report} />
        ) : (
          <HiddenReviewsPanel business={business} />
        )}
        <SimilarBusinesses business={business} />
      </Stack>
    </Columns>
  )
}
