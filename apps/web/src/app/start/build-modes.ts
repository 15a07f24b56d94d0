/**
 * Modes of a build that leave out one of what makes pages lighter, such as `vite build --mode without-packed-styles`.
 * README.md beside this file says what each is worth.
 */
export const REDUCED_MODES = [
  'without-packed-styles',
  'without-first-visit-router',
  'without-script-chunks',
] as const

export type ReducedMode = (typeof REDUCED_MODES)[number]

/** Throws at a misspelt mode, whose build would have everything. */
export function parseReducedMode(text: string): ReducedMode {
  const mode = REDUCED_MODES.find((known) => known === text)
  if (!mode) throw new Error(`There is no mode ${text} of the build, only ${REDUCED_MODES.join(', ')}`)
  return mode
}
