import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

/** What server and browser must agree on for one visit to a page. */
export interface PageContext {
  /** Milliseconds since 1970: the moment that the page shows. The server sets it, a navigation in the browser renews it. */
  now: number
  /** Chooses every order that looks random, the same on both sides. From 0 up to 2 ** 32. */
  seed: number
  /** Scheme and host of absolute links: `https://portal.example`. */
  origin: string
  /** Where people write to who can't use a form. */
  contactEmail: string
  /** Where else the portal can be followed: addresses of its pages on social networks; left out where there are none. */
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

/** The moment this page is shown for, in milliseconds; the same in the server's HTML and in the browser. */
export const useNow = (): number => useSelector((state: WithPageContext) => state.pageContext.now)

/** The number that chooses orders which look random. */
export const useSeed = (): number => useSelector((state: WithPageContext) => state.pageContext.seed)

/** Scheme and host of this site, for absolute links. */
export const useOrigin = (): string => useSelector((state: WithPageContext) => state.pageContext.origin)

/** The portal's own email address: the other way where a form can't be used. */
export const useContactEmail = (): string =>
  useSelector((state: WithPageContext) => state.pageContext.contactEmail)

const NOWHERE: readonly string[] = []

/** Addresses of the portal's pages on social networks. */
export const useSocialAddresses = (): readonly string[] =>
  useSelector((state: WithPageContext) => state.pageContext.social ?? NOWHERE)
