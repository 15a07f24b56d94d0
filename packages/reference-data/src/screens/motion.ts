/** The top-highlights slider; milliseconds between two slides. */
export const SLIDER = { interval: 7_000 } as const

/** How far above a guide's section the side menu already marks it as current, in pixels. */
export const SCROLL_OFFSET = 200
