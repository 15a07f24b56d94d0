/** Widths in px from which a layout has room for more; phones come first, so rules only ever add. */
export const breakpoint = { phone: 480, tablet: 768, desktop: 1024, wide: 1280 } as const

/** A width from which a layout changes. */
export type Breakpoint = keyof typeof breakpoint

/** Media queries from a breakpoint up (`from.tablet`) and below it (`below.tablet`), for use in styles. */
export const from = {
  phone: '@media (min-width: 30em)',
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  wide: '@media (min-width: 80em)',
} as const satisfies Record<Breakpoint, string>

/** Media queries for anything narrower than a breakpoint. */
export const below = {
  phone: '@media (max-width: 29.99em)',
  tablet: '@media (max-width: 47.99em)',
  desktop: '@media (max-width: 63.99em)',
  wide: '@media (max-width: 79.99em)',
} as const satisfies Record<Breakpoint, string>
