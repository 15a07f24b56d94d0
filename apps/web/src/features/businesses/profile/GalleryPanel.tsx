import type { Business } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'
import { Icon, Notice, Picture, Text, TextLink, token } from '@portal/ui'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { photoAlt, pictureOf } from '#shared/photo.ts'
import { UGC, videoLink } from './contact-links.ts'
import { Panel } from './Panel.tsx'

const Lightbox = lazy(() => import('./Lightbox.tsx').then((part) => ({ default: part.Lightbox })))

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
  gap: ${token.space[8]};
  a {
    display: block;
    overflow: hidden;
    border-radius: ${token.radius.control};
  }
`

/** Small photos that open large over the page; without script each is a link to itself. */
function Photos({ business: { name, photos } }: { business: Business }) {
  const [shown, setShown] = useState<number | null>(null)
  const [used, setUsed] = useState(false)
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setUsed(true)
    setShown(place)
  }
  return (
    <>
      <Grid>
        {photos.map((photo, place) => (
          <li key={photo.src}>
            <a href={photo.src} onClick={(event) => open(event, place)}>
              <Picture
                {...pictureOf(photo)}
                alt={photo.caption ?? photoAlt(name, place + 1, photos.length)}
                sizes="(min-width: 64em) 12rem, 45vw"
                ratio="card"
              />
            </a>
          </li>
        ))}
      </Grid>
      {used && (
        <Suspense>
          <Lightbox name={name} photos={photos} shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </>
  )
}

const counted = (count: number): string => `${count} ${count === 1 ? 'photo' : 'photos'}`

/** Photos and the video of a business whose plan shows them; nothing when there are none. */
export function GalleryPanel({ business }: { business: Business }) {
  const { photos, videoUrl } = business
  const video = videoLink(videoUrl)
  if (photos.length === 0 && !video) return null
  return (
    <Panel title="Gallery" id="gallery">
      {photos.length > 0 && (
        <>
          <Text size="small" tone="soft">
            {counted(photos.length)}
          </Text>
          <Photos business={business} />
        </>
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

/** An owner's photos before their plan shows them. */
export function OwnPhotosPanel({ business }: { business: Business }) {
  if (business.photos.length === 0) return null
  return (
    <Panel title="Your photos" id="gallery">
      <Notice tone="info" title="Visitors see the first one, as your cover.">
        {business.photos.length > 1 && `The gallery opens with ${planOf(2).name}.`}
      </Notice>
      <Photos business={business} />
    </Panel>
  )
}
