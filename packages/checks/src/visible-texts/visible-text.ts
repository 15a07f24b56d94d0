/** A text that somebody reads on a screen, in an email, in the reference of the API or on the command line. */
export interface VisibleText {
  /** The path from the workspace's root. */
  readonly file: string
  /** The first line of it, from 1. */
  readonly line: number
  /** In one line; `…` is where a value goes. */
  readonly text: string
}

/** Where a value goes. */
export const GAP = '…'

/** A text in one line. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
