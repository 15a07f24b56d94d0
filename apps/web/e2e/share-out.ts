import { DESKTOP, PHONE } from './browser.ts'

/** The run of slow and rare tests. */
export const isFullRun = import.meta.env.MODE === 'full'

/** Of similar cases, the run of every change takes the first ones, and the full run all. */
export const shareOut = <Case>(cases: readonly Case[], first = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, first)

const A_PHONE = ['a phone', PHONE] as const
const A_DESKTOP = ['a desktop', DESKTOP] as const

/** The usual devices of visitors and owners come first. */
export const VISITOR_DEVICES = shareOut([A_PHONE, A_DESKTOP])
/** The usual devices of administrators come first. */
export const ADMIN_DEVICES = shareOut([A_DESKTOP, A_PHONE])
