import type { Svg } from '../svg.ts'

/** Pictures by the name of their file. */
export type Scenes = Readonly<Record<string, () => Svg>>
