import { createHash } from 'node:crypto'

/** The count and one SHA-256 of a table's rows, in order. */
export interface RowDigest {
  readonly rows: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Computes a digest of rows, each as the texts of its columns. */
export function createRowDigest() {
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
