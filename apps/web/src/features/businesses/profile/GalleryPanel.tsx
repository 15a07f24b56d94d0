import type { Business, Photo } from '@portal/domain/contract'
import { Icon, token, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { UGC, videoLink } from './contact-links.ts'
import { Panel } from './Panel.tsx'

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token.space[8]};
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${token.radius.control};
    object-fit: cover;
  }
`

const Picture = ({ photo, name }: { photo: Photo; name: string }) => (
  <a href={photo.src}>
    <img
      src={photo.src}
      srcSet={photo.srcset}
      sizes="(min-width: 64em) 12rem, 45vw"
      width={photo.width}
      height={photo.height}
      alt={photo.caption ?? `Photo of ${name}`}
      loading="lazy"
      decoding="async"
    />
  </a>
)

/** Photos and the video of a business whose plan shows them; nothing when there are none. */
export function GalleryPanel({ business: { name, photos, videoUrl } }: { business: Business }) {
  const video = videoLink(videoUrl)
  if (photos.length === 0 && !video) return null
  return (
    <Panel title="Gallery" id="gallery">
      {photos.length > 0 && (
        <Grid>
          {photos.map((photo) => (
            <li key={photo.src}>
              <Picture photo={photo} name={name} />
            </li>
          ))}
        </Grid>
      )}
      {video && (
        <TextLink href={video.href} rel={UGC}>
          <Icon name="play" />
          Watch the video on {video.host}
        </TextLink>
      )}
    </Panel>
  )
}
