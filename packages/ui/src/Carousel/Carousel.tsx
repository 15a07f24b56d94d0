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
import { formatPosition, type CarouselView, type SlidesPerView, type SlidesToScroll } from './carouselView.ts'
import type { CarouselApi } from './EmblaCarousel.tsx'
import { useAutoplay } from './useAutoplay.ts'
import { useNearViewport } from './useNearViewport.ts'

const EmblaCarousel = lazy(() =>
  import('./EmblaCarousel.tsx').then((part) => ({ default: part.EmblaCarousel })),
)

const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`

/* Each slide has half a gap on all sides, and the row's margin offsets it, so that focus rings are not cut off. */
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

/** Props of `Carousel`. */
export type CarouselProps = {
  /** Its name for screen readers. */
  label: string
  /** Each child is a slide. */
  children: ReactNode
  /** How many slides are visible on wide screens; phones show one or two and the edge of the next. */
  slidesPerView?: SlidesPerView
  /** How many slides one step moves: a number, or all that are visible. */
  slidesToScroll?: SlidesToScroll
  /** The time between its own steps, in milliseconds; without it nothing moves by itself. */
  autoplayMs?: number
}

const usesArrowKeys = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role="tablist"], [role="slider"], [role="menu"]') !== null

/**
 * A looping carousel with buttons, arrow keys and dragging. With `autoplayMs` it plays and has a pause button; it
 * pauses on hover and focus, and starts paused with reduced motion. Without script it is a row that scrolls
 * sideways. About 2 kB compressed; Embla's 7 kB are loaded once it comes near the viewport.
 */
export function Carousel({
  label,
  children,
  slidesPerView = 1,
  slidesToScroll = 'page',
  autoplayMs,
}: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(row)
  const reducedMotion = useReducedMotion()
  const [api, setApi] = useState<CarouselApi>()
  const [view, setView] = useState<CarouselView>()
  const [wasMoved, setWasMoved] = useState(false)
  const slides = Children.toArray(children)

  const move = useCallback(
    (direction: 1 | -1) => {
      if (api) api.move(direction)
      else row.current?.scrollBy({ left: direction * row.current.clientWidth })
    },
    [api],
  )
  const { playing, toggle, pauseHandlers } = useAutoplay(autoplayMs, reducedMotion, move)
  const step = (direction: 1 | -1) => {
    setWasMoved(true)
    move(direction)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (usesArrowKeys(event.target) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    // A group, not a landmark: the section around it often has the same name.
    <Root
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      {...pauseHandlers}
    >
      <Row ref={row} data-driven={api !== undefined}>
        <Track role="list" data-per-view={slidesPerView}>
          {slides.map((slide, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- slides keep their order
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
        <Position aria-live={wasMoved && !playing ? 'polite' : 'off'} aria-atomic="true">
          {view && formatPosition(view, slides.length)}
        </Position>
      </Controls>
      {isNear && (
        <Suspense>
          <EmblaCarousel
            row={row}
            slidesToScroll={slidesToScroll}
            jump={reducedMotion}
            onReady={setApi}
            onView={setView}
          />
        </Suspense>
      )}
    </Root>
  )
}
