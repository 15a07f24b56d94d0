import { DESKTOP, PHONE } from './browser.ts'

/** The run of what is slow and rare. */
export const isFullRun = import.meta.env.MODE === 'full'

/** Of cases that are alike, the run of every change takes the first ones, and the full run all. */
export const shareOut = <Case>(cases: readonly Case[], first = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, first)

const A_PHONE = ['a phone', PHONE] as const
const A_DESKTOP = ['a desktop', DESKTOP] as const

/** What visitors and owners have in their hands comes first. */
export const VISITOR_DEVICES = shareOut([A_PHONE, A_DESKTOP])
/** What administrators work at comes first. */
export const ADMIN_DEVICES = shareOut([A_DESKTOP, A_PHONE])
