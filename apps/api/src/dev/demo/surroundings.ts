import type { CountryCode } from '@portal/domain/place'
import type { Setting } from './towns.ts'

/** Where a business stands, as one would tell a stranger. */
export const LANDMARKS: Record<Setting, readonly string[]> = {
  city: [
    'next to the bus stand',
    'one street back from the waterfront',
    'above the bakery',
    'in the arcade behind the post office',
    'opposite the market car park',
    'beside the blue church',
    'on the first floor over the chemist',
    'between the bank and the bookshop',
    'at the top of the hill road',
    'past the second roundabout',
    'behind the service station',
    'across from the football ground',
  ],
  port: [
    'opposite the wharf gate',
    'behind the market',
    'beside the fuel depot',
    'two doors from the post office',
    'on the sea side of the main road',
    'next to the shipping office',
    'under the rain trees by the jetty',
    'across from the hospital turn-off',
    'at the end of the canoe landing',
    'between the ice plant and the bank',
    'up the steps from the harbour',
    'by the old customs shed',
  ],
  inland: [
    'at the truck stop',
    'across from the health centre',
    'beside the market gate',
    'behind the primary school',
    'just before the bridge',
    'uphill from the police post',
    'next to the weighbridge',
    'where the feeder road meets the highway',
    'under the two breadfruit trees',
    'on the river side of the showground',
    'by the church with the red roof',
    'past the water tank',
  ],
  village: [
    'by the airstrip',
    'beside the church',
    'below the school',
    'under the big mango tree at the landing',
    'next to the clinic',
    'along the beach from the wharf',
    'behind the council house',
    'at the edge of the football field',
    'two houses inland from the store',
    'where the path comes up from the reef',
    'near the solar mast',
    'opposite the women’s centre',
  ],
}

export interface Custom {
  /** Languages besides English, the likeliest first. */
  readonly languages: readonly [string, string]
  /** A sum worth a free delivery. */
  readonly sums: readonly string[]
  /** What carries goods onwards. */
  readonly carriers: readonly string[]
}

export const CUSTOMS: Record<CountryCode, Custom> = {
  sb: {
    languages: ['Pijin', 'two of our own languages'],
    sums: ['300 dollars', '500 dollars', '750 dollars'],
    carriers: ['passenger boat', 'cargo boat', 'landing craft', 'flight'],
  },
  fj: {
    languages: ['Fijian', 'Hindi'],
    sums: ['80 dollars', '100 dollars', '150 dollars'],
    carriers: ['ferry', 'carrier truck', 'cargo boat', 'express bus'],
  },
  pg: {
    languages: ['Tok Pisin', 'Motu'],
    sums: ['150 kina', '200 kina', '300 kina'],
    carriers: ['PMV truck', 'coastal ship', 'flight', 'banana boat'],
  },
  nc: {
    languages: ['French', 'Drehu'],
    sums: ['5,000 francs', '8,000 francs', '10,000 francs'],
    carriers: ['coach', 'island ferry', 'courier van', 'cargo boat'],
  },
  vu: {
    languages: ['Bislama', 'French'],
    sums: ['4,000 vatu', '5,000 vatu', '7,500 vatu'],
    carriers: ['inter-island boat', 'cargo boat', 'small plane', 'open-back truck'],
  },
}
