import SqliteDatabase from 'better-sqlite3'

/** Pages that are copied at a stretch: two megabytes at the usual page size. */
const PAGES_AT_ONCE = 512
/** Milliseconds that the copy rests at most between two stretches. */
const LONGEST_REST = 50

/** How copying a database went. */
export interface CopyReport {
  readonly bytes: number
  /** Milliseconds from the first page to the last. */
  readonly duration: number
  /** Milliseconds of the longest stretch, in which the copy uses the disk without a rest. */
  readonly longestStretch: number
}

/**
 * Copies a database file while others write to it, by SQLite's online backup: the copy has the state of one moment. A
 * read transaction holds that state, so that writers are never locked out and the copy never begins again; it rests after
 * each stretch for as long as that took. It blocks the thread: for a process of its own, never for a server.
 *
 * @see https://www.sqlite.org/backup.html
 */
export async function copyToFile(from: string, to: string, signal?: AbortSignal): Promise<CopyReport> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true })
  try {
    source.exec('begin')
    // A transaction has its state from the first read on.
    const pageBytes = Number(source.pragma('page_size', { simple: true }))
    source.prepare('select 1 from sqlite_schema').get()
    const start = performance.now()
    let began = start
    let longestStretch = 0
    const { totalPages } = await source.backup(to, {
      progress() {
        signal?.throwIfAborted()
        const took = performance.now() - began
        longestStretch = Math.max(longestStretch, took)
        rest(Math.min(took, LONGEST_REST))
        began = performance.now()
        return PAGES_AT_ONCE
      },
    })
    const end = performance.now()
    return {
      bytes: totalPages * pageBytes,
      duration: end - start,
      longestStretch: Math.max(longestStretch, end - began),
    }
  } finally {
    source.close()
  }
}

const NEVER_WOKEN = new Int32Array(new SharedArrayBuffer(4))

/** The library asks for the next stretch at once: a rest is possible on the thread only. */
const rest = (milliseconds: number): void => void Atomics.wait(NEVER_WOKEN, 0, 0, milliseconds)
