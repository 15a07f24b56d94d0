import SqliteDatabase from 'better-sqlite3'

/** Pages per step: two megabytes at the default page size. */
const PAGES_AT_ONCE = 512
/** Maximum milliseconds of a pause between two steps. */
const MAX_PAUSE_MS = 50

export interface CopyReport {
  readonly bytes: number
  /** Milliseconds from the first page to the last. */
  readonly durationMs: number
  /** Milliseconds of the longest step, in which the copy uses the disk without a pause. */
  readonly longestStepMs: number
}

/**
 * Copies a database file while others write to it, by SQLite's online backup: the copy has the state of one instant. A read
 * transaction keeps that state, so that writers are never locked out and the copy never restarts; it pauses after each step
 * for as long as the step took. It blocks the thread: use it in a process of its own, never in a server.
 *
 * @see https://www.sqlite.org/backup.html
 */
export async function copyToFile(from: string, to: string, signal?: AbortSignal): Promise<CopyReport> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true })
  try {
    source.exec('begin')
    // The first read fixes the state of the transaction.
    const pageBytes = Number(source.pragma('page_size', { simple: true }))
    source.prepare('select 1 from sqlite_schema').get()
    const start = performance.now()
    let stepStart = start
    let longestStepMs = 0
    const { totalPages } = await source.backup(to, {
      progress() {
        signal?.throwIfAborted()
        const stepMs = performance.now() - stepStart
        longestStepMs = Math.max(longestStepMs, stepMs)
        pauseThread(Math.min(stepMs, MAX_PAUSE_MS))
        stepStart = performance.now()
        return PAGES_AT_ONCE
      },
    })
    const end = performance.now()
    return {
      bytes: totalPages * pageBytes,
      durationMs: end - start,
      longestStepMs: Math.max(longestStepMs, end - stepStart),
    }
  } finally {
    source.close()
  }
}

const NEVER_WOKEN = new Int32Array(new SharedArrayBuffer(4))

/** Blocks the thread: the library has no pause between steps. */
const pauseThread = (milliseconds: number): void => void Atomics.wait(NEVER_WOKEN, 0, 0, milliseconds)
