import type { Photo } from '@portal/domain/contract'
import { Button, Dialog, Icon, Picture, token, VisuallyHidden } from '@portal/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { formatPhotoAlt, toPicture } from './picture.ts'

/* A strip to swipe through photos; keys and buttons move it too. */
const Strip = styled.ul.attrs({ role: 'list' })`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: ${token.radius.control};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    flex: 0 0 100%;
    min-width: 0;
    aspect-ratio: 4 / 3;
    max-height: min(70dvh, 36rem);
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  &[data-upright] > li {
    aspect-ratio: 3 / 4;
  }
`

const Steps = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-between;
`

interface PhotoStripProps {
  name: string
  photos: readonly Photo[]
  /** Index of the visible photo. */
  place: number
  onPlace: (place: number) => void
}

function PhotoStrip({ name, photos, place, onPlace }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = strip.current
    if (list && Math.round(list.scrollLeft / list.clientWidth) !== place)
      list.scrollLeft = place * list.clientWidth
  }, [place])
  const followFinger = () => {
    const list = strip.current
    if (list && list.clientWidth > 0) onPlace(Math.round(list.scrollLeft / list.clientWidth))
  }
  const isUpright = photos.some(({ width, height }) => height > width)
  return (
    <Strip
      data-upright={isUpright ? '' : undefined}
      ref={strip}
      onScroll={followFinger}
      tabIndex={0}
      aria-label="Photos"
    >
      {photos.map((photo, index) => (
        <li key={photo.src} aria-hidden={index !== place}>
          <Picture
            {...toPicture(photo)}
            color={undefined}
            alt={photo.caption ?? formatPhotoAlt(name, index + 1, photos.length)}
            sizes="(min-width: 50em) 45rem, 100vw"
            ratio="fill"
            fit="contain"
          />
        </li>
      ))}
    </Strip>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and right arrow keys work wherever the focus is. */
function useArrowKeys(isOn: boolean, step: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}

interface LightboxProps {
  name: string
  photos: readonly Photo[]
  /** Index of the shown photo; null closes. */
  shown: number | null
  onShow: (place: number | null) => void
}

/** A business's photos in large, one at a time. */
export function Lightbox({ name, photos, shown, onShow }: LightboxProps) {
  const place = shown ?? 0
  const last = photos.length - 1
  const step = (by: number) => onShow(Math.min(Math.max(place + by, 0), last))
  useArrowKeys(shown !== null, step)
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onShow(null)}
      title={photos[place]?.caption ?? formatPhotoAlt(name, place + 1, photos.length)}
      size="large"
      footer={
        last > 0 && (
          <Steps>
            <Button variant="secondary" disabled={place === 0} onClick={() => step(-1)}>
              <Icon name="arrow-left" />
              Previous
            </Button>
            <VisuallyHidden role="status">
              {place + 1} of {photos.length}
            </VisuallyHidden>
            <Button variant="secondary" disabled={place === last} onClick={() => step(1)}>
              Next
              <Icon name="arrow-right" />
            </Button>
          </Steps>
        )
      }
    >
      <PhotoStrip name={name} photos={photos} place={place} onPlace={onShow} />
    </Dialog>
  )
}
