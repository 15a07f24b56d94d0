import type { Photo } from '@portal/domain/contract'
import { Button, Dialog, Icon, Picture, Text, token } from '@portal/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { describePhoto, toPicture } from './picture.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'

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
  align-items: center;
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
            alt={describePhoto(photo, name, index + 1, photos.length)}
            sizes="(min-width: 50em) 45rem, 100vw"
            ratio="fill"
            fit="contain"
          />
        </li>
      ))}
    </Strip>
  )
}

/** How far each key moves; the ends are as far as there are photos. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}

/** The keys work wherever the focus is. */
function useStepKeys(isOn: boolean, step: (by: number) => void): void {
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

/** The photo that is shown, or was until it was closed. */
function useLastShown(shown: number | null): number {
  const [last, setLast] = useState(shown ?? 0)
  if (shown !== null && shown !== last) setLast(shown)
  return shown ?? last
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
  const place = useLastShown(shown)
  const shownPhoto = photos[place]
  const last = photos.length - 1
  const step = (by: number) => onShow(Math.min(Math.max(place + by, 0), last))
  useStepKeys(shown !== null, step)
  useCloseOnBack(shown !== null, () => onShow(null))
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onShow(null)}
      title={shownPhoto ? describePhoto(shownPhoto, name, place + 1, photos.length) : name}
      size="large"
      footer={
        last > 0 && (
          <Steps>
            <Button variant="secondary" unavailable={place === 0} onClick={() => step(-1)}>
              <Icon name="arrow-left" />
              Previous
            </Button>
            <Text as="span" role="status">
              {place + 1} of {photos.length}
            </Text>
            <Button variant="secondary" unavailable={place === last} onClick={() => step(1)}>
              Next
              <Icon name="arrow-right" />
            </Button>
          </Steps>
        )
      }
    >
      <PhotoStrip
        name={name}
        photos={photos}
        place={place}
        onPlace={(next) => {
          // A late scroll event must not open it again.
          if (shown !== null) onShow(next)
        }}
      />
    </Dialog>
  )
}
