/** How many slides are in view when there is room; a phone shows one or two and the edge of the next. */
export type PerView = 1 | 2 | 3 | 4 | 5 | 6

/** Slides moved by one step: a count, or `page` for as many as are in view. */
export type ShiftBy = number | 'page'

/** The first slide in view, from 0, and how many are in view. */
export type CarouselView = { first: number; inView: number }

/** The slides in view in words: "2 of 10", "4 to 8 of 10", around the end "9 to 3 of 10". */
export function positionText({ first, inView }: CarouselView, count: number): string {
  const last = (first + inView - 1) % count
  return inView <= 1 || inView >= count
    ? `${first + 1} of ${count}`
    : `${first + 1} to ${last + 1} of ${count}`
}
