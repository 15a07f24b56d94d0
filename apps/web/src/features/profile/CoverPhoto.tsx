import type { Photo } from '@portal/domain/contract'
import { below, from, Picture, token } from '@portal/ui'
import { styled } from 'styled-components'
import { IllustrationMark } from '#shared/media/IllustrationMark.tsx'
import { describePhoto, toPicture } from '#shared/media/picture.ts'

/* Above the name on a narrow page, as a strip of its middle; beside the header otherwise. */
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.card};
  ${below.desktop} {
    display: grid;
    align-items: center;
    height: clamp(9rem, 24vw, 14rem);
  }
  ${from.desktop} {
    position: absolute;
    top: 0;
    right: 0;
    width: 24rem;
    [data-covered] > && {
      max-width: none;
    }
  }
  @media print {
    display: none;
  }
`

interface CoverPhotoProps {
  name: string
  photo: Photo
  /** Total number of photos. */
  count: number
}

/** A business's first photo at the top of its page. */
export const CoverPhoto = ({ name, photo, count }: CoverPhotoProps) => (
  <Frame>
    <Picture
      {...toPicture(photo)}
      alt={describePhoto(photo, name, 1, count)}
      sizes="(min-width: 64em) 24rem, 92vw"
      ratio="wide"
      loading="eager"
      fetchPriority="high"
    />
    {photo.isIllustration && <IllustrationMark />}
  </Frame>
)
