import type { Photo } from '@portal/domain/contract'
import { below, Picture, token } from '@portal/ui'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { IllustrationMark } from './IllustrationMark.tsx'
import { describePhoto, toPicture } from './picture.ts'

const Lightbox = lazy(() => import('./Lightbox.tsx').then((part) => ({ default: part.Lightbox })))

const SHOWN_ON_PHONES = 4

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
  /* Phones show the first ones and how many more the last of them leads to. Without script each needs its own link. */
  @media (scripting: enabled) {
    ${below.tablet} {
      > li:nth-child(n + ${SHOWN_ON_PHONES + 1}) {
        display: none;
      }
      [data-more]::after {
        content: '+' attr(data-more);
        position: absolute;
        inset: 0;
        display: grid;
        place-items: center;
        background: rgb(5 41 64 / 0.6);
        color: ${token.color.white};
        font-size: ${token.size[24]};
        font-weight: 700;
      }
    }
  }
`

/** How many of the photos are beyond those that phones show, on the last shown one. */
const countMore = (place: number, total: number): number | undefined =>
  place === SHOWN_ON_PHONES - 1 && total > SHOWN_ON_PHONES ? total - SHOWN_ON_PHONES : undefined

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
            <a
              href={photo.src}
              data-more={countMore(place, photos.length)}
              onClick={(event) => open(event, place)}
            >
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
