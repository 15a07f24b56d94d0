/** The top-highlights slider; milliseconds between two slides. */
export const SLIDER = { interval: 7_000 } as const

/** Pixels above a guide's section at which the side menu counts it as reached. */
export const SCROLL_OFFSET = 200
