import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'

/** A step of the space scale, in px. */
export type Space = keyof typeof values.space

const steps = Object.keys(values.space).map(Number) as Space[]

/** One CSS rule per step, which every layout component uses through `data-gap`. */
export const gapRules: string = steps
  .map((step) => `[data-gap='${step}']{gap:${token.space[step]};}`)
  .join('')
