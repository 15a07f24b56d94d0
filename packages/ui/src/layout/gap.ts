import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'

/** A step of the space scale, named by its px. */
export type Space = keyof typeof values.space

const steps = Object.keys(values.space).map(Number) as Space[]

/** One rule per step, shared by every layout primitive through `data-gap`. */
export const gapRules: string = steps
  .map((step) => `[data-gap='${step}']{gap:${token.space[step]};}`)
  .join('')
