import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** A person whose data is exported or deleted. */
export interface Person {
  /** The id of their account. */
  readonly id: number
  /**
   * The address of the account, once it is confirmed. Null until then: submissions from it without an account may be
   * somebody else's.
   */
  readonly email: string | null
  /** First and last name. */
  readonly name: string
}

/** A file about a person, by its name in the media store. */
export interface PersonalFile {
  readonly name: string
  /** Its path in the export, with folders. */
  readonly path: string
}

/** Stored rows without secrets and hashes; the export adds readable names and dates. */
export type PersonalRows = readonly object[] | object

/** The personal data of one feature. Every feature whose tables name people or contain their texts has one. */
export interface PersonalData {
  /** The name of this part of the export. */
  readonly name: string
  /** Reads all data about this person. */
  readonly read: (db: Kysely<Database>, person: Person) => Promise<PersonalRows>
  readonly files?: (db: Kysely<Database>, person: Person) => Promise<readonly PersonalFile[]>
  /**
   * Deletes the data, or anonymises what has to stay; the account itself is deleted last. Omitted where deleting the
   * account's row is enough.
   */
  readonly erase?: (trx: Transaction<Database>, person: Person, at: number) => Promise<void>
}
