import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, type RefObject } from 'react'
import type { CarouselView, ShiftBy } from './carouselLayout.ts'

/** Moves a carousel by a step on (1) or back (-1), around its ends. */
export type Mover = { move: (direction: 1 | -1) => void }

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

function moverOf(embla: Embla, jump: boolean): Mover {
  const on = () => (embla.canScrollNext() ? embla.scrollNext(jump) : embla.scrollTo(0, jump))
  const back = () =>
    embla.canScrollPrev() ? embla.scrollPrev(jump) : embla.scrollTo(embla.scrollSnapList().length - 1, jump)
  return { move: (direction) => (direction === 1 ? on() : back()) }
}

function viewOf(embla: Embla): CarouselView {
  const { slideRegistry, slideRects, containerRect } = embla.internalEngine()
  const step = slideRects[0]?.width ?? 0
  const first = slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0
  return { first, inView: step > 0 ? Math.max(1, Math.floor(containerRect.width / step + 0.05)) : 1 }
}

/** Starts where the reader had scrolled the row by hand. */
function takeOver(embla: Embla, row: HTMLElement) {
  const { slideRegistry, slideRects } = embla.internalEngine()
  const step = slideRects[0]?.width ?? 0
  const slide = step > 0 ? Math.round(row.scrollLeft / step) : 0
  row.scrollLeft = 0
  const snap = slideRegistry.findIndex((group) => group.includes(slide))
  if (snap > 0) embla.scrollTo(snap, true)
}

/** Props of `CarouselMotion`: the scrolling row it takes over, and who hears of it. */
export type CarouselMotionProps = {
  row: RefObject<HTMLElement | null>
  shiftBy: ShiftBy
  jump: boolean
  onReady: (mover: Mover | undefined) => void
  onView: (view: CarouselView) => void
}

/** Takes over a row that scrolls by itself and gives it dragging, looping and steps (Embla). Draws nothing. */
export function CarouselMotion({ row, shiftBy, jump, onReady, onView }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    loop: true,
    duration: 20,
    slidesToScroll: shiftBy === 'page' ? 'auto' : shiftBy,
  })
  useEffect(() => attach(row.current), [attach, row])
  useEffect(() => {
    if (embla && row.current) takeOver(embla, row.current)
  }, [embla, row])
  useEffect(() => {
    if (!embla) return
    const tell = () => onView(viewOf(embla))
    tell()
    onReady(moverOf(embla, jump))
    embla.on('select', tell).on('reInit', tell)
    return () => {
      embla.off('select', tell).off('reInit', tell)
      onReady(undefined)
    }
  }, [embla, jump, onReady, onView])
  return null
}
