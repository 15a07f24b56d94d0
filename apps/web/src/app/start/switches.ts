/**
 * What makes pages lighter and can be left out of a build, one at a time: `vite build --mode without-packed-styles`.
 * README.md beside this file says what each is worth. A comparison with the mode is decided by the build, so that
 * what is left out is in no script either.
 */
export const HAS_PACKED_STYLES = import.meta.env.MODE !== 'without-packed-styles'
export const HAS_FIRST_VISIT_ROUTER = import.meta.env.MODE !== 'without-first-visit-router'
