import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, type RefObject } from 'react'
import type { CarouselView, SlidesToScroll } from './carouselView.ts'

/** Moves a carousel one step forward (1) or back (-1), looping at the ends. */
export type CarouselApi = { move: (direction: 1 | -1) => void }

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

function getApi(embla: Embla, jump: boolean): CarouselApi {
  const next = () => (embla.canScrollNext() ? embla.scrollNext(jump) : embla.scrollTo(0, jump))
  const previous = () =>
    embla.canScrollPrev() ? embla.scrollPrev(jump) : embla.scrollTo(embla.scrollSnapList().length - 1, jump)
  return { move: (direction) => (direction === 1 ? next() : previous()) }
}

function getView(embla: Embla): CarouselView {
  const { slideRegistry, slideRects, containerRect } = embla.internalEngine()
  const step = slideRects[0]?.width ?? 0
  const first = slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0
  return { first, inView: step > 0 ? Math.max(1, Math.floor(containerRect.width / step + 0.05)) : 1 }
}

/** Starts at the slide to which the row was scrolled before Embla was loaded. */
function keepPosition(embla: Embla, row: HTMLElement) {
  const { slideRegistry, slideRects } = embla.internalEngine()
  const step = slideRects[0]?.width ?? 0
  const slide = step > 0 ? Math.round(row.scrollLeft / step) : 0
  row.scrollLeft = 0
  const snap = slideRegistry.findIndex((group) => group.includes(slide))
  if (snap > 0) embla.scrollTo(snap, true)
}

/** Props of `EmblaCarousel`: the scrolling row to control; `jump` skips animations. */
export type EmblaCarouselProps = {
  row: RefObject<HTMLElement | null>
  slidesToScroll: SlidesToScroll
  jump: boolean
  onReady: (mover: CarouselApi | undefined) => void
  onView: (view: CarouselView) => void
}

/** Adds dragging, looping and steps to a scrolling row (Embla). Renders nothing. */
export function EmblaCarousel({ row, slidesToScroll, jump, onReady, onView }: EmblaCarouselProps) {
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    loop: true,
    duration: 20,
    slidesToScroll: slidesToScroll === 'page' ? 'auto' : slidesToScroll,
  })
  useEffect(() => attach(row.current), [attach, row])
  useEffect(() => {
    if (embla && row.current) keepPosition(embla, row.current)
  }, [embla, row])
  useEffect(() => {
    if (!embla) return
    const update = () => onView(getView(embla))
    update()
    onReady(getApi(embla, jump))
    embla.on('select', update).on('reInit', update)
    return () => {
      embla.off('select', update).off('reInit', update)
      onReady(undefined)
    }
  }, [embla, jump, onReady, onView])
  return null
}
