/** A text that people read on a screen, in an email, in the API reference or on the command line. */
export interface VisibleText {
  /** The path from the workspace's root. */
  readonly file: string
  /** Its first line, from 1. */
  readonly line: number
  /** In one line, with `…` for each value. */
  readonly text: string
}

/** The placeholder of a value. */
export const GAP = '…'

/** Joins a text to one line. */
export const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
