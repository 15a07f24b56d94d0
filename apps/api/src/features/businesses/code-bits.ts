import type { ListingChoice } from '@portal/reference-data'

/** The bits of a column: one for each code of a table, the first lowest. A code keeps its place; new ones go to the end. */
export const toBits = (table: readonly ListingChoice[], codes: readonly string[]): number =>
  table.reduce((bits, { code }, place) => (codes.includes(code) ? bits | (1 << place) : bits), 0)

/** The codes whose bits are set, in the order of the table. */
export const toCodes = (table: readonly ListingChoice[], bits: number): string[] =>
  table.filter((_, place) => (bits & (1 << place)) !== 0).map(({ code }) => code)
