import { parseVideo } from '@portal/domain/business'
import type { Business, Photo } from '@portal/domain/contract'
import { GALLERY_PLAN } from '@portal/domain/plan'
import { pluralize } from '@portal/domain/shared'
import { Alert, Text } from '@portal/ui'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'
import { Panel } from '#shared/layout/Panel.tsx'
import { VideoPlayer } from './video/VideoPlayer.tsx'

const countPhotos = (photos: readonly Photo[]): string =>
  pluralize(photos.length, photos.every(({ isIllustration }) => isIllustration) ? 'illustration' : 'photo')

/** Photos and the video of a business whose plan shows them; nothing when there are none. */
export function GalleryPanel({ business }: { business: Business }) {
  const { name, photos, videoUrl } = business
  const video = parseVideo(videoUrl)
  if (photos.length === 0 && !video) return null
  return (
    <Panel title="Gallery" id="gallery">
      {photos.length > 0 && (
        <>
          <Text size="small" tone="soft">
            {countPhotos(photos)}
          </Text>
          <PhotoGrid name={name} photos={photos} />
        </>
      )}
      {video && <VideoPlayer video={video} name={name} />}
    </Panel>
  )
}

/** An owner's photos before their plan shows them. */
export function OwnPhotosPanel({ business }: { business: Business }) {
  if (business.photos.length === 0) return null
  return (
    <Panel title="Your photos" id="gallery">
      <Alert tone="info" title="Visitors see the first one, as your cover.">
        {business.photos.length > 1 && `The gallery comes with ${GALLERY_PLAN.name}.`}
      </Alert>
      <PhotoGrid name={business.name} photos={business.photos} />
    </Panel>
  )
}
