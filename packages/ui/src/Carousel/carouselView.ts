/** How many slides are visible on wide screens; phones show one or two and the edge of the next. */
export type SlidesPerView = 1 | 2 | 3 | 4 | 5 | 6

/** How many slides one step moves: a number, or `page` for as many as are visible. */
export type SlidesToScroll = number | 'page'

/** The index of the first visible slide, and how many are visible. */
export type CarouselView = { first: number; inView: number }

/** The visible slides as text: "2 of 10", "4 to 8 of 10", or past the end "9 to 3 of 10". */
export function formatPosition({ first, inView }: CarouselView, count: number): string {
  const last = (first + inView - 1) % count
  return inView <= 1 || inView >= count
    ? `${first + 1} of ${count}`
    : `${first + 1} to ${last + 1} of ${count}`
}
