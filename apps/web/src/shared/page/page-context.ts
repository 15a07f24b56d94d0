import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

/** The operator of the portal, as configured. */
export interface Operator {
  name?: string
  address?: string
  /** As shown: "+677 20000". */
  phone?: string
}

/** The context of a page, equal on server and browser. */
export interface PageContext {
  /**
   * The time shown on the page, in milliseconds since 1970. Set by the server, renewed by each navigation in the
   * browser.
   */
  now: number
  /** Seed of all random orders, the same on both sides. From 0 up to 2 ** 32. */
  seed: number
  /** Origin of absolute links: `https://portal.example`. */
  origin: string
  /** Email address for people who can't use a form. */
  contactEmail: string
  /** Left out if nothing is configured. */
  operator?: Operator
  /** Addresses of the portal's pages on social networks; left out if there are none. */
  social?: readonly string[]
}

const initialState: PageContext = { now: 0, seed: 0, origin: '', contactEmail: '' }

export const pageContextSlice = createSlice({
  name: 'pageContext',
  initialState,
  reducers: {
    moved: (state, { payload }: PayloadAction<number>) => {
      state.now = payload
    },
  },
})

interface WithPageContext {
  pageContext: PageContext
}

/** The time shown on the page, in milliseconds; the same on the server and in the browser. */
export const useNow = (): number => useSelector((state: WithPageContext) => state.pageContext.now)

/** The seed of random orders. */
export const useSeed = (): number => useSelector((state: WithPageContext) => state.pageContext.seed)

/** Origin of this site, for absolute links. */
export const useOrigin = (): string => useSelector((state: WithPageContext) => state.pageContext.origin)

/** The portal's email address: the alternative to a form. */
export const useContactEmail = (): string =>
  useSelector((state: WithPageContext) => state.pageContext.contactEmail)

/** The operator of the portal, if configured. */
export const useOperator = (): Operator | undefined =>
  useSelector((state: WithPageContext) => state.pageContext.operator)

const NOWHERE: readonly string[] = []

/** Addresses of the portal's pages on social networks. */
export const useSocialAddresses = (): readonly string[] =>
  useSelector((state: WithPageContext) => state.pageContext.social ?? NOWHERE)
