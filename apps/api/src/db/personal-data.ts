import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** A person whose data is told or deleted. */
export interface Person {
  /** Their account. */
  readonly id: number
  /**
   * The address of the account, once it is confirmed as theirs. Null until then: what was sent in with it without an
   * account may be somebody else's.
   */
  readonly email: string | null
  /** First and last name. */
  readonly name: string
}

/** A file that is held about a person, by its name in the media store. */
export interface PersonalFile {
  readonly name: string
  /** Its path in the export, with folders. */
  readonly path: string
}

/** Rows as they are stored, without secrets and hashes: the export names and dates them readably. */
export type PersonalRows = readonly object[] | object

/** What one feature holds about people. Every feature whose tables name people or their texts has one. */
export interface PersonalData {
  /** What it is called in the export. */
  readonly name: string
  /** All of it that is about this person. */
  readonly read: (db: Kysely<Database>, person: Person) => Promise<PersonalRows>
  readonly files?: (db: Kysely<Database>, person: Person) => Promise<readonly PersonalFile[]>
  /**
   * Deletes it, or takes the person out of what has to stay; the account itself is deleted last. Left out where deleting
   * the account's row is enough.
   */
  readonly erase?: (trx: Transaction<Database>, person: Person, at: number) => Promise<void>
}
