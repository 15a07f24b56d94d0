import type { Photo } from '@portal/domain/contract'
import bowlsSmall from './pictures/carved-bowls-480.webp'
import bowls from './pictures/carved-bowls-1200.webp'
import workshopSmall from './pictures/carving-workshop-480.webp'
import workshop from './pictures/carving-workshop-1200.webp'
import canoeSmall from './pictures/canoe-builder-480.webp'
import canoe from './pictures/canoe-builder-1200.webp'
import tableSmall from './pictures/furniture-workshop-480.webp'
import table from './pictures/furniture-workshop-1200.webp'
import timberSmall from './pictures/timber-yard-480.webp'
import timber from './pictures/timber-yard-1200.webp'
import basketsSmall from './pictures/woven-baskets-and-mats-480.webp'
import baskets from './pictures/woven-baskets-and-mats-1200.webp'
import barkClothSmall from './pictures/tapa-and-pattern-480.webp'
import barkCloth from './pictures/tapa-and-pattern-1200.webp'
import cratesSmall from './pictures/crates-for-the-boat-480.webp'
import crates from './pictures/crates-for-the-boat-1200.webp'
import shellsSmall from './pictures/shell-money-and-necklaces-480.webp'
import shells from './pictures/shell-money-and-necklaces-1200.webp'
import sailSmall from './pictures/sailing-canoe-480.webp'
import sail from './pictures/sailing-canoe-1200.webp'
import boatsSmall from './pictures/banana-boats-480.webp'
import boats from './pictures/banana-boats-1200.webp'
import ferrySmall from './pictures/ferry-at-the-wharf-480.webp'
import ferry from './pictures/ferry-at-the-wharf-1200.webp'

export { default as exampleLogo } from './pictures/logo.webp'

interface Drawing {
  readonly small: string
  readonly large: string
  readonly color: string
  readonly caption: string
}

const DRAWINGS: readonly Drawing[] = [
  {
    small: workshopSmall,
    large: workshop,
    color: '#a88f66',
    caption: 'A carver at the bench with a turtle of dark wood',
  },
  { small: bowlsSmall, large: bowls, color: '#a09f8b', caption: 'Carved bowls and paddles' },
  { small: tableSmall, large: table, color: '#c1a475', caption: 'A dining table takes shape' },
  { small: canoeSmall, large: canoe, color: '#97b9a4', caption: 'Two builders shape a canoe under the tree' },
  { small: timberSmall, large: timber, color: '#b9a074', caption: 'Plantation timber in the yard' },
  {
    small: barkClothSmall,
    large: barkCloth,
    color: '#baa279',
    caption: 'Printed bark cloth on the showroom wall',
  },
  {
    small: basketsSmall,
    large: baskets,
    color: '#a4a26f',
    caption: 'The market stall with baskets, fans and mats',
  },
  { small: shellsSmall, large: shells, color: '#68726f', caption: 'Strings of shell money and necklaces' },
  {
    small: cratesSmall,
    large: crates,
    color: '#9c967c',
    caption: 'Bowls and turtles in crates, ready for the boat',
  },
  { small: ferrySmall, large: ferry, color: '#83b9ba', caption: 'The boat to Honiara at the wharf' },
  { small: boatsSmall, large: boats, color: '#b0ab99', caption: 'Small orders leave by banana boat at dawn' },
  { small: sailSmall, large: sail, color: '#9ba087', caption: 'A finished canoe on its first trip' },
]

/** Drawn for this page; each is said to be an illustration where it is shown. */
export const EXAMPLE_PHOTOS: Photo[] = DRAWINGS.map(({ small, large, color, caption }) => ({
  src: large,
  srcset: `${small} 480w, ${large} 1200w`,
  width: 1200,
  height: 900,
  color,
  caption,
  isIllustration: true,
}))
