import type { CategoryName } from '@portal/domain/business'

/** A repeated piece of line art. */
export interface WeaveTile {
  width: number
  height: number
  path: string
}

/** The drawing of a category without a photo. */
interface TradeDrawing {
  /** Path data of lines on a grid of 48 by 48. */
  pictogram: string
  weave: WeaveTile
}

/** The pictogram of each category and a weave of its own, drawn for this portal. */
export const TRADE_DRAWINGS: Readonly<Record<CategoryName, TradeDrawing>> = {
  // A bowl that steams; crossing zig-zags.
  'Food & Beverages': {
    pictogram:
      'M6 23h36a18 16 0 0 1-12 15v3H18v-3A18 16 0 0 1 6 23zM17 17c-3-3 3-6 0-10M24 17c-3-3 3-6 0-10M31 17c-3-3 3-6 0-10',
    weave: {
      width: 24,
      height: 28,
      path: 'M-1 27 12 4l13 23M-1 13l1-2 12 22 12-22 1 2',
    },
  },
  // A basket; strands over and under one another.
  Handicrafts: {
    pictogram: 'M7 21h34l-5 21H12zM13 21a11 13 0 0 1 22 0M9 28h30M11 35h26M18 21l2 21M30 21l-2 21',
    weave: {
      width: 36,
      height: 36,
      path: 'M0 4h18M0 9h18M0 14h18M22 0v18M27 0v18M32 0v18M18 22h18M18 27h18M18 32h18M4 18v18M9 18v18M14 18v18',
    },
  },
  // A shirt; diamonds within diamonds.
  'Clothing & Fashion': {
    pictogram: 'M17 6 5 12l4 10 5-2v22h20V20l5 2 4-10-12-6c-1 4-4 6-7 6s-6-2-7-6zM24 20v.5M24 27v.5M24 34v.5',
    weave: {
      width: 32,
      height: 40,
      path: 'M16 2 30 20 16 38 2 20zM16 12l7 8-7 8-7-8zM0 4l4-5M28-1l4 5M0 36l4 5M28 41l4-5',
    },
  },
  // A telephone with its waves; steps like a circuit.
  Electronics: {
    pictogram: 'M9 6h18v36H9zM15 37h6M32 14a10 10 0 0 1 0 14M37 9a17 17 0 0 1 0 24',
    weave: {
      width: 32,
      height: 32,
      path: 'M0 8h8v8h8v8h8v8M24 0v8h8M0 24v.1M16 4a2 2 0 1 0 .1 0M4 26a2 2 0 1 0 .1 0',
    },
  },
  // A house with a plant; shoots between rails.
  'Home & Garden': {
    pictogram:
      'M5 23 24 7l19 16M10 19v23h28V19M24 42V28M24 35c-6 0-8-3-8-8 5 0 8 3 8 8zM24 31c0-5 3-8 8-8 0 5-3 8-8 8z',
    weave: {
      width: 28,
      height: 32,
      path: 'M0 30h28M7 30V18c0-5-3-8-7-9M7 18c0-5 3-8 7-9M21 30V14c0-5-3-8-7-9M21 14c0-5 3-8 7-9',
    },
  },
  // A frangipani; overlapping petals.
  'Beauty & Personal Care': {
    pictogram:
      'M24 22C15 17 17 5 25 5S31 16 24 22M25.9 23.4C27.9 13.3 39.9 11.5 42.4 19.1S33.8 28.2 25.9 23.4M25.2 25.6C35.4 24.4 40.8 35.3 34.4 40S23 34.6 25.2 25.6M22.8 25.6C27.2 35 18.5 43.5 12 38.8S13.6 26.4 22.8 25.6M22.1 23.4C14.6 30.4 3.8 24.8 6.2 17.2S18.6 14.9 22.1 23.4',
    weave: {
      width: 32,
      height: 32,
      path: 'M0 0c12 2 18 8 16 16C8 18 2 12 0 0zM32 0c-2 12-8 18-16 16 -2-8 4-14 16-16zM0 32c2-12 8-18 16-16 2 8-4 14-16 16zM32 32c-12-2-18-8-16-16 8-2 14 4 16 16z',
    },
  },
  // A rugby ball; running waves.
  'Sports & Recreation': {
    pictogram:
      'M7 41C3 24 23 3 41 7c4 18-17 38-34 34zM17 31l14-14M18 24l6 6M22 20l6 6M26 16l6 6M8 27l13 13M27 8l13 13',
    weave: { width: 40, height: 20, path: 'M0 5c10-8 10 8 20 0s10 8 20 0M0 15c10-8 10 8 20 0s10 8 20 0' },
  },
  // An open book; herringbone.
  'Books & Education': {
    pictogram:
      'M24 12C19 8 12 7 5 8v30c7-1 14 0 19 4 5-4 12-5 19-4V8c-7-1-14 0-19 4zM24 12v30M11 16l7 1M11 23l7 1M30 17l7-1M30 24l7-1',
    weave: { width: 32, height: 16, path: 'M0 0l16 16M0 8l8 8M8 0l8 8M32 0 16 16M24 0l-8 8M32 8l-8 8' },
  },
  // A pineapple; leaves.
  'Fresh Produce': {
    pictogram:
      'M24 19c8 0 11 6 11 12s-4 12-11 12-11-6-11-12 3-12 11-12zM24 19c-2-6-6-8-11-8 4 2 7 5 8 8M24 19c2-6 6-8 11-8-4 2-7 5-8 8M24 19c-4-6-3-10 0-14 3 4 4 8 0 14zM15 24l16 17M33 24 17 41M13 32l8 9M35 32l-8 9M20 20l14 15M28 20 14 35',
    weave: {
      width: 36,
      height: 28,
      path: 'M0 14C4 4 14 4 18 14 14 24 4 24 0 14h18M18 0c4-10 14-10 18 0-4 10-14 10-18 0h18M18 28c4-10 14-10 18 0-4 10-14 10-18 0h18',
    },
  },
  // A stall under its awning; plain crossing.
  Other: {
    pictogram:
      'M7 20l4-13h26l4 13M7 20a5.7 5 0 0 0 11.3 0 5.7 5 0 0 0 11.4 0A5.7 5 0 0 0 41 20zM11 26v16h26V26M20 42V31h8v11',
    weave: { width: 28, height: 28, path: 'M0 0l28 28M28 0 0 28M14-4v8M14 24v8M-4 14h8M24 14h8' },
  },
  // A shoot over the furrows; furrows.
  'Agriculture & Agro-processing': {
    pictogram:
      'M24 36V21M24 27c0-8-6-12-16-12 0 8 6 12 16 12zM24 21c0-8 6-13 17-13 0 9-6 13-17 13zM5 36h38M11 42h26',
    weave: {
      width: 48,
      height: 24,
      path: 'M0 6c12-6 36 6 48 0M0 12c12-6 36 6 48 0M6 18l4 4 4-4M30 18l4 4 4-4',
    },
  },
  // A fish; scales.
  'Fisheries & Aquaculture': {
    pictogram: 'M4 25c6-11 21-14 30-3l9-8v21l-9-8C25 38 10 36 4 25zM13 23v.5M20 17c3 5 3 11 0 15',
    weave: {
      width: 32,
      height: 24,
      path: 'M0 0a16 12 0 0 0 32 0M-16 12a16 12 0 0 0 32 0 16 12 0 0 0 32 0M0 24',
    },
  },
  // A palm on the beach; thatch.
  'Tourism & Hospitality': {
    pictogram:
      'M20 40c0-10 2-16 6-21M26 19c-5-6-13-6-18 0 7-2 12-1 18 0zM26 19c0-7-6-12-13-11 4 3 9 6 13 11zM26 19c6-5 13-4 16 3-5-3-10-4-16-3zM26 19c2-8 8-10 14-8-5 1-10 4-14 8zM6 42c6-3 24-3 36 0',
    weave: {
      width: 32,
      height: 32,
      path: 'M16 0v14M16 0 4 13M16 0l12 13M0 16v14M0 16l12 13M32 16v14M32 16 20 29',
    },
  },
  // A laptop with code; points of a grid.
  'ICT & Digital': {
    pictogram: 'M9 9h30v23H9zM3 39h42M20 15l-5 5.5 5 5.5M28 15l5 5.5-5 5.5',
    weave: { width: 24, height: 24, path: 'M3 3h6v6H3zM18 15a3 3 0 1 0 .1 0M9 6h9v9M6 9v9h9' },
  },
  // A hard hat; a bond of bricks.
  'Construction & Materials': {
    pictogram: 'M5 36h38M9 36v-6a15 15 0 0 1 30 0v6M19 26V14a5 3 0 0 1 10 0v12M9 41h30',
    weave: { width: 40, height: 32, path: 'M0 0h40M0 16h40M10 0v16M30 16v16' },
  },
  // A cargo boat; the sea around a stone.
  'Logistics & Shipping': {
    pictogram: 'M4 29h40l-6 12H11zM11 29V18h12v11M14 18v-8h6v8M28 29V13h10v16M28 21h10',
    weave: {
      width: 40,
      height: 20,
      path: 'M0 20a20 20 0 0 1 40 0M8 20a12 12 0 0 1 24 0M16 20a4 4 0 0 1 8 0M0 10a20 20 0 0 0-20-10M40 10A20 20 0 0 1 60 0',
    },
  },
  // A factory; honeycomb.
  Manufacturing: {
    pictogram: 'M5 42V21l11 8v-8l11 8v-8l7 5V6h8v36zM12 36h5M22 36h5M32 36h5',
    weave: { width: 42, height: 24, path: 'M0 12h7l7-12h14l7 12h7M7 12l7 12h14l7-12' },
  },
  // The sun with a bolt; rays that rise and fall.
  'Energy & Renewables': {
    pictogram:
      'M24 12a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM24 3v3M24 42v3M3 24h3M42 24h3M9 9l2 2M37 37l2 2M9 39l2-2M37 11l2-2M25 17l-5 8h8l-5 7',
    weave: { width: 32, height: 28, path: 'M0 28 16 0l16 28zM8 28l8-14 8 14M0 0l8 14M32 0l-8 14' },
  },
  // A pickaxe over stones; strata.
  'Mining & Resources': {
    pictogram: 'M18 7c12-3 26 11 23 23-4-6-7-9-11-12s-7-6-12-11zM29 19 7 41M27 42l4-7 8-1 5 8z',
    weave: {
      width: 48,
      height: 24,
      path: 'M0 4l16 6 14-8 18 2M0 12l16 6 14-8 18 2M0 20l16 6 14-8 18 2M16 2l14-8M8 7v8M38 3v8',
    },
  },
  // A key; plots of land.
  'Real Estate & Property': {
    pictogram: 'M16 6a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM23 23l19 19M36 36l5-5M30 30l5-5M14 14v.5',
    weave: {
      width: 36,
      height: 36,
      path: 'M4 4h28v28H4zM10 10h16v16H10zM16 16h4v4h-4zM0 18h4M32 18h4M18 0v4M18 32v4',
    },
  },
}
