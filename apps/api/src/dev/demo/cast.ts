import type { ListingState } from './states.ts'

export interface DemoAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isAdmin: boolean
  /** Their listings by name, with the state that each is in. */
  readonly listings: Readonly<Record<string, ListingState>>
}

export const DEMO_PASSWORD = 'pacific-demo'

/** The accounts that one signs in with. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@portal.test', firstName: 'Ruth', lastName: 'Kalsakau', isAdmin: true, listings: {} },
  {
    email: 'owner@portal.test',
    firstName: 'Moses',
    lastName: 'Tara',
    isAdmin: false,
    listings: {
      'Fairy Tern Copra Mill': 'enhanced',
      'Langalanga Shell Works': 'standard',
      'Umi Home Store': 'trial',
      'Bush Oil Beauty': 'trial near its end',
      'Kwaibala Radio Shop': 'trial expired',
      'Malaita Stationery': 'just approved',
      'Lilisiana Guesthouse': 'pending',
      'Auki Ice and Water': 'rejected',
    },
  },
  {
    email: 'other@portal.test',
    firstName: 'Litia',
    lastName: 'Naivalu',
    isAdmin: false,
    listings: {
      'Banyan Code': 'website package',
      'Vunaniu Books': 'trial',
      'Suva Roti Shop': 'pending',
    },
  },
]

/** Whose listing it is and in which state, where that is settled. */
export function settledListing(name: string): { account: DemoAccount; state: ListingState } | undefined {
  for (const account of DEMO_ACCOUNTS) {
    const state = account.listings[name]
    if (state) return { account, state }
  }
  return undefined
}
