import { createHash } from 'node:crypto'

/** The rows of a table, in order, as their number and one SHA-256. */
export interface RowDigest {
  readonly rows: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** Sums rows up, each as the texts of its columns. */
export function startRowDigest() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(texts: readonly (string | null)[]): void {
      rows += 1
      hash.update(`${JSON.stringify(texts)}\n`)
    },
    end: (): RowDigest => ({ rows, sha256: hash.digest('hex') }),
  }
}
