import type { Photo } from '@portal/domain/contract'
import { Picture, token } from '@portal/ui'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { IllustrationMark } from './IllustrationMark.tsx'
import { describePhoto, toPicture } from './picture.ts'

const Lightbox = lazy(() => import('./Lightbox.tsx').then((part) => ({ default: part.Lightbox })))

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
  gap: ${token.space[8]};
  a {
    position: relative;
    display: block;
    overflow: hidden;
    border-radius: ${token.radius.control};
  }
`

/** Thumbnails that open in the lightbox; without JavaScript each links to its photo. */
export function PhotoGrid({ name, photos }: { name: string; photos: readonly Photo[] }) {
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
                {...toPicture(photo)}
                alt={describePhoto(photo, name, place + 1, photos.length)}
                sizes="(min-width: 64em) 12rem, 45vw"
                ratio="card"
              />
              {photo.isIllustration && <IllustrationMark />}
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
