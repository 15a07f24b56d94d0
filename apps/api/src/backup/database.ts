import type { Manifest } from './manifest.ts'

/** What a manifest says about the database part. */
export type DatabaseFacts = Manifest['database']

/** A copy of the database as it was at one moment, in one file: the database part of a backup, whichever engine it is of. */
export interface DatabaseCopy {
  readonly file: string
  readonly bytes: number
  readonly facts: DatabaseFacts
  /** Milliseconds that copying took. */
  readonly duration: number
  /** Milliseconds of the longest stretch in which it kept the disk busy without a rest. */
  readonly longestStretch: number
  /** The files of the media folder that its rows refer to. */
  mediaFiles(): AsyncIterable<string>
  close(): Promise<void>
}

/** What a restored database was changed in, so that it goes on where another copy of it ran before. */
export interface Settled {
  /** Migrations that it lacked. */
  readonly migrations: readonly string[]
  /** Sessions that were ended. */
  readonly sessions: number
  /** Mails that are held, since they may have been sent already. */
  readonly mails: number
}

/** A database part that was put in its place. */
export interface RestoredDatabase {
  /** What is wrong with it, or differs from what the manifest says: a sentence each. */
  findDamage(facts: DatabaseFacts): Promise<readonly string[]>
  mediaFiles(): AsyncIterable<string>
  settle(now: number): Promise<Settled>
  close(): Promise<void>
}
