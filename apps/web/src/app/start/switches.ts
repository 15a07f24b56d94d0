import type { ReducedMode } from './build-modes.ts'

/**
 * Whether a mode of the build leaves it out. The modes are literals here: the build then decides the comparison, so
 * that what is left out is in no script either.
 */
export const HAS_PACKED_STYLES = import.meta.env.MODE !== ('without-packed-styles' satisfies ReducedMode)
export const HAS_FIRST_VISIT_ROUTER =
  import.meta.env.MODE !== ('without-first-visit-router' satisfies ReducedMode)
