import type { OwnBusiness } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { parseVideo } from '@portal/domain/business'
import { getPlan } from '@portal/domain/plan'
import { Cluster, Heading, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { TierBadge } from '#shared/businesses/TierBadge.tsx'
import { ContactPanel } from '#features/profile/ContactPanel.tsx'
import { FindUsPanel } from '#features/profile/FindUsPanel.tsx'
import { GoodToKnowPanel } from '#features/profile/GoodToKnowPanel.tsx'
import { HoursPanel } from '#features/profile/HoursPanel.tsx'
import { Panel } from '#shared/layout/Panel.tsx'
import { VideoPlayer } from '#features/profile/video/VideoPlayer.tsx'
import { Paragraphs } from '#shared/content/DetailParts.tsx'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'
import { TradeInitial } from '#shared/media/trade-cover/TradeInitial.tsx'

function Photos({ business: { name, photos, subscriptionTier } }: { business: OwnBusiness }) {
  if (photos.length === 0) return <Text tone="soft">No photos were sent.</Text>
  const isCoverOnly = !getPlan(subscriptionTier).showsGallery && photos.length > 1
  return (
    <Stack gap={8}>
      <PhotoGrid name={name} photos={photos} />
      {isCoverOnly && (
        <Text size="small" tone="soft">
          Visitors see only the first photo, as the cover: this plan has no gallery.
        </Text>
      )}
    </Stack>
  )
}

/** The video, where the plan shows one. */
function Video({ business: { name, videoUrl, subscriptionTier } }: { business: OwnBusiness }) {
  const video = getPlan(subscriptionTier).showsGallery ? parseVideo(videoUrl) : null
  return video && <VideoPlayer video={video} name={name} />
}

const Logo = styled.img`
  width: 5.25rem;
  height: 5.25rem;
  border-radius: ${token.radius.card};
  background: ${token.color.white};
  object-fit: contain;
`

/** A listing by the panels of its page, one below the other. */
export const ProfilePreview = ({ business }: { business: OwnBusiness }) => (
  <Stack gap={16}>
    {business.logoUrl === null ? (
      <TradeInitial name={business.name} category={business.category} />
    ) : (
      <Logo src={business.logoUrl} alt={`Logo of ${business.name}`} />
    )}
    <div>
      <Cluster gap={8}>
        <Heading translate="no" level={3}>
          {business.name}
        </Heading>
        <TierBadge tier={business.subscriptionTier} />
      </Cluster>
      <Text tone="soft">
        {business.category} · {getPlaceLabel(business, { country: true })}
      </Text>
    </div>
    <Photos business={business} />
    <Video business={business} />
    <Panel title="About" id="about">
      <Paragraphs text={business.description} />
    </Panel>
    {business.tags.length > 0 && (
      <Panel title="What we offer" id="offers">
        <Text>{business.tags.join(', ')}</Text>
      </Panel>
    )}
    <ContactPanel business={business} />
    <FindUsPanel business={business} />
    <HoursPanel business={business} />
    <GoodToKnowPanel business={business} />
  </Stack>
)
