/** Breakpoints in px; styles are mobile-first. */
export const breakpoint = { phone: 480, tablet: 768, desktop: 1024, wide: 1280 } as const

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoint

/** Media queries for a breakpoint and wider, for use in styles: `from.tablet`. */
export const from = {
  phone: '@media (min-width: 30em)',
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  wide: '@media (min-width: 80em)',
} as const satisfies Record<Breakpoint, string>

/**
 * A media query for low windows, such as a phone in landscape or a zoom of 200 %, where sticky elements would leave too little
 * space.
 */
export const lowWindow = '@media (max-height: 32em)'

/** Media queries for anything narrower than a breakpoint: `below.tablet`. */
export const below = {
  phone: '@media (max-width: 29.99em)',
  tablet: '@media (max-width: 47.99em)',
  desktop: '@media (max-width: 63.99em)',
  wide: '@media (max-width: 79.99em)',
} as const satisfies Record<Breakpoint, string>
