import type { TownName } from './towns.ts'

/** A business of the demo as it was written down by hand; everything else about it is worked out from this. */
export interface Trade {
  readonly name: string
  readonly town: TownName
  /** What is sold, in the very words of `text`. */
  readonly goods: readonly [string, string]
  readonly text: string
}

/** How a business works; decides its hours and what else there is to say about it. */
export type TradeKind = 'shop' | 'farm' | 'fishery' | 'workshop' | 'service' | 'stay' | 'boat'
