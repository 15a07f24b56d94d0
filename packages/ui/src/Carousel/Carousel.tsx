import {
  Children,
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useReducedMotion } from '../hydration/useReducedMotion.ts'
import { token } from '../tokens/token.ts'
import { positionText, type CarouselView, type PerView, type ShiftBy } from './carouselLayout.ts'
import type { Mover } from './CarouselMotion.tsx'
import { useAutoplay } from './useAutoplay.ts'
import { useNearView } from './useNearView.ts'

const CarouselMotion = lazy(() =>
  import('./CarouselMotion.tsx').then((part) => ({ default: part.CarouselMotion })),
)

const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`

/* Half a gap stands on both sides of each slide and outside of the row, so that focus rings are not cut off. */
const Row = styled.div`
  margin: calc(-1 * ${token.space[8]});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  &[data-driven='true'] {
    overflow: hidden;
    scroll-snap-type: none;
  }
`

const Track = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;
  touch-action: pan-y pinch-zoom;
  & > li {
    --in-view: 1;
    flex: 0 0 calc(100% / var(--in-view));
    min-width: 0;
    padding: ${token.space[8]};
    scroll-snap-align: start;
  }
  [data-driven='false'] > & {
    touch-action: auto;
  }
  &[data-per-view='2'] > li,
  &[data-per-view='3'] > li {
    --in-view: 1.12;
  }
  &[data-per-view='4'] > li,
  &[data-per-view='5'] > li,
  &[data-per-view='6'] > li {
    --in-view: 2.12;
  }
  @container (min-width: 40rem) {
    &[data-per-view='2'] > li,
    &[data-per-view='3'] > li {
      --in-view: 2;
    }
    &[data-per-view='4'] > li,
    &[data-per-view='5'] > li,
    &[data-per-view='6'] > li {
      --in-view: 3;
    }
  }
  @container (min-width: 56rem) {
    &[data-per-view='3'] > li {
      --in-view: 3;
    }
    &[data-per-view='4'] > li {
      --in-view: 4;
    }
    &[data-per-view='5'] > li {
      --in-view: 5;
    }
    &[data-per-view='6'] > li {
      --in-view: 6;
    }
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  padding-top: ${token.space[16]};
  &[data-needed='false'] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`

const Position = styled.p`
  min-height: 1.55em;
  padding-inline: ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  font-variant-numeric: tabular-nums;
`

/** Props of `Carousel`: each child is a slide; `autoplayMs` moves it by itself; `shiftBy` is `page` unless given. */
export type CarouselProps = {
  label: string
  children: ReactNode
  perView?: PerView
  shiftBy?: ShiftBy
  autoplayMs?: number
}

const ownsArrows = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role="tablist"], [role="slider"], [role="menu"]') !== null

/**
 * Slides in a row: arrows, Left and Right keys, dragging; around the end it begins again. With `autoplayMs` it
 * moves by itself and has a pause button; it waits under the pointer and while focus is in it, and stays still
 * for readers who asked for less motion. Before and without script it is a row that scrolls sideways. About
 * 2 kB compressed, and 7 kB more (Embla) loaded once it comes near the view.
 */
export function Carousel({ label, children, perView = 1, shiftBy = 'page', autoplayMs }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const near = useNearView(row)
  const reduced = useReducedMotion()
  const [mover, setMover] = useState<Mover>()
  const [view, setView] = useState<CarouselView>()
  const [moved, setMoved] = useState(false)
  const slides = Children.toArray(children)

  const move = useCallback(
    (direction: 1 | -1) => {
      if (mover) mover.move(direction)
      else row.current?.scrollBy({ left: direction * row.current.clientWidth })
    },
    [mover],
  )
  const { playing, toggle, holders } = useAutoplay(autoplayMs, reduced, move)
  const step = (direction: 1 | -1) => {
    setMoved(true)
    move(direction)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (ownsArrows(event.target) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    // A group and no landmark: it often stands in a section of the same name.
    <Root role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown} {...holders}>
      <Row ref={row} data-driven={mover !== undefined}>
        <Track role="list" data-per-view={perView}>
          {slides.map((slide, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- slides keep their place
            <li key={index}>{slide}</li>
          ))}
        </Track>
      </Row>
      <Controls data-needed={view === undefined || view.inView < slides.length}>
        <IconButton variant="secondary" icon="chevron-left" label="Previous" onClick={() => step(-1)} />
        <IconButton variant="secondary" icon="chevron-right" label="Next" onClick={() => step(1)} />
        {autoplayMs !== undefined && (
          <IconButton
            variant="secondary"
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Pause' : 'Play'}
            onClick={toggle}
          />
        )}
        <Position aria-live={moved && !playing ? 'polite' : 'off'} aria-atomic="true">
          {view && positionText(view, slides.length)}
        </Position>
      </Controls>
      {near && (
        <Suspense>
          <CarouselMotion row={row} shiftBy={shiftBy} jump={reduced} onReady={setMover} onView={setView} />
        </Suspense>
      )}
    </Root>
  )
}
