import type { Business } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'
import { pluralize } from '@portal/domain/shared'
import { Alert, Icon, Text, TextLink } from '@portal/ui'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'
import { UGC_REL, parseVideoLink } from './contact-links.ts'
import { Panel } from './Panel.tsx'

/** Photos and the video of a business whose plan shows them; nothing when there are none. */
export function GalleryPanel({ business }: { business: Business }) {
  const { photos, videoUrl } = business
  const video = parseVideoLink(videoUrl)
  if (photos.length === 0 && !video) return null
  return (
    <Panel title="Gallery" id="gallery">
      {photos.length > 0 && (
        <>
          <Text size="small" tone="soft">
            {pluralize(photos.length, 'photo')}
          </Text>
          <PhotoGrid name={business.name} photos={photos} />
        </>
      )}
      {video && (
        <TextLink href={video.href} rel={UGC_REL}>
          <Icon name="play" />
          Watch the video on {video.host}
        </TextLink>
      )}
    </Panel>
  )
}

/** An owner's photos before their plan shows them. */
export function OwnPhotosPanel({ business }: { business: Business }) {
  if (business.photos.length === 0) return null
  return (
    <Panel title="Your photos" id="gallery">
      <Alert tone="info" title="Visitors see the first one, as your cover.">
        {business.photos.length > 1 && `The gallery opens with ${planOf(2).name}.`}
      </Alert>
      <PhotoGrid name={business.name} photos={business.photos} />
    </Panel>
  )
}
