import { parseVideo } from '@portal/domain/business'
import { GALLERY_PLAN } from '@portal/domain/plan'
import { Stack, Text } from '@portal/ui'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'
import { VideoPlayer } from '../video/VideoPlayer.tsx'
import { EXAMPLE } from './example.ts'

const VIDEO = parseVideo(EXAMPLE.videoUrl)

/** The sample business's illustrations and its film. */
export const ExampleGallery = () => (
  <Stack gap={16}>
    <Text tone="soft">
      Up to {GALLERY_PLAN.photos} photos open here full size, and a YouTube or Vimeo video plays on click.
      These are illustrations, and the video is a sample.
    </Text>
    <PhotoGrid name={EXAMPLE.name} photos={EXAMPLE.photos} />
    {VIDEO && <VideoPlayer video={VIDEO} name={EXAMPLE.name} />}
  </Stack>
)
