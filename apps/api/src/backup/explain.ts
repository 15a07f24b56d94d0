import { CopyError, type Refusal } from '#db/engine/copied-database.ts'
import type { SchemaError } from '#db/schema-error.ts'
import { StoreError } from '#media/store/file-store.ts'
import { CommandError } from '#shared/command-error.ts'
import { formatNames } from '#shared/format-names.ts'
import { explainFullDisk } from './require-space.ts'

/** Translates an error of a program, a store or a full disk for the operator; returns any other error unchanged. */
export function explainError(error: unknown, folder: string): unknown {
  if (error instanceof CopyError) return new CommandError(error.message, { cause: error })
  if (error instanceof StoreError) return new CommandError(explainPhotosUnavailable(error), { cause: error })
  return explainFullDisk(error, folder)
}

export const explainPhotosUnavailable = ({ message }: StoreError): string =>
  `Photos can’t be reached: ${message}`

/** Explains why a backup of another version is not restored. */
export function createVersionError(file: string, { difference, names }: SchemaError): CommandError {
  if (difference === 'outdated')
    return new CommandError(
      `${file} is of a version that is too old for this one (its last migration is ${names.join(', ')}). Restore it with the release before this one, and start this one after it`,
    )
  return new CommandError(
    `${file} is of a newer version of the portal (it has ${names.join(', ')}). Use that version to restore it`,
  )
}

/** Explains why a database on a server is not filled; `place` is its name for people. */
export function createRefusalError(refusal: Refusal, place: string): CommandError {
  if ('isBeingFilled' in refusal)
    return new CommandError(`Another move or restore into the database ${place} is under way`)
  return new CommandError(
    `The database ${place} is in use: it has the tables ${formatNames(refusal.tables)}. Name an empty one`,
  )
}
