import { CommandError } from '#shared/command-error.ts'
import { explainPhotosUnavailable, createRefusalError } from '#backup/explain.ts'
import { explainServerFailure } from '#db/engine/failures.ts'
import { hasDatabase } from '#db/engine/open.ts'
import { DifferentRowsError, moveRows, NOT_COPIED, lockSource, type MovedTable } from '#db/engine/move.ts'
import { dropIdentity } from '#db/identity.ts'
import { migrate, requireCurrentSchema } from '#db/schema.ts'
import { SchemaError } from '#db/schema-error.ts'
import { raiseVersionsPast } from '#db/version.ts'
import { listUsedFiles } from '#media/photos.service.ts'
import { StoreError, type FileStore } from '#media/store/file-store.ts'
import { markAsMoved } from '#storage/moved-portal.ts'
import { movePhotos, type MovedPhotos } from './move-photos.ts'

/** A portal on SQLite, and the target of its move. */
export interface MoveContext {
  readonly dataDir: string
  /** The URL of an empty PostgreSQL database. */
  readonly url: string
  /** The name of the target for people, without a password. */
  readonly place: string
  /** The stores of photos; null if photos stay. */
  readonly photos: { readonly from: FileStore; readonly to: FileStore } | null
  readonly now: () => number
  readonly signal?: AbortSignal
}

/** What was moved and is equal on both sides. */
export interface MoveReport {
  /** In the order in which they were copied. */
  readonly tables: readonly MovedTable[]
  /** Tables that PostgreSQL fills by itself, and why. */
  readonly notCopied: typeof NOT_COPIED
  readonly photos: MovedPhotos | null
}

/**
 * Moves a stopped portal from SQLite to PostgreSQL, and its photos to another store. Rows and files are read back and
 * compared before a server starts on the database. The data folder keeps its content, and gets a mark that prevents a start
 * by mistake. An interrupted move can be repeated; a CommandError says what the operator can do about any other failure.
 */
export async function move(context: MoveContext): Promise<MoveReport> {
  const { dataDir } = context
  if (!hasDatabase({ dataDir, databaseUrl: null })) throw new SchemaError('absent')
  const source = lockSource(dataDir)
  if (source === null)
    throw new CommandError(
      `The database in ${dataDir} is in use. Stop the portal and whatever else has it open, then run \`move\` again`,
    )
  try {
    await requireCurrentSchema(source)
    const report = await moveFrom(source, context)
    await markAsMoved(dataDir, context.place, context.now()).catch((cause: unknown) => {
      throw new CommandError(
        `The portal is in the database ${context.place}, but ${dataDir} can’t be marked: ${String(cause)}. Start nothing there without DATABASE_URL`,
        { cause },
      )
    })
    return report
  } catch (error) {
    throw explainMove(error, context.place)
  } finally {
    source.close()
  }
}

async function moveFrom(
  source: NonNullable<ReturnType<typeof lockSource>>,
  { url, place, photos: stores, now, signal }: MoveContext,
): Promise<MoveReport> {
  let photos: MovedPhotos | null = null
  const moved = await moveRows({
    source,
    url,
    migrate,
    async beforeCommit(trx) {
      await raiseVersionsPast(trx, now())
      // The folder stays: a portal that starts on it again must not remove photos that it does not know.
      await dropIdentity(trx)
    },
    async afterCommit({ read }) {
      if (stores) photos = await movePhotos(listUsedFiles(read), stores, signal)
    },
    ...(signal && { signal }),
  })
  if ('isBeingFilled' in moved || 'tables' in moved) throw createRefusalError(moved, place)
  return { tables: moved, notCopied: NOT_COPIED, photos }
}

/** Translates an error of the server for the operator; returns any other error unchanged. */
function explainMove(error: unknown, place: string): unknown {
  if (error instanceof DifferentRowsError)
    return new CommandError(
      `The rows of ${error.message}. Nothing starts on the database ${place}; look into it, and run \`move\` again`,
      { cause: error },
    )
  if (isRefusedRow(error))
    return new CommandError(
      `PostgreSQL refuses a row: ${error.message}, at ${error.where ?? 'an unknown place'}. Mend it in the portal, and run \`move\` again`,
      { cause: error },
    )
  if (error instanceof StoreError)
    return new CommandError(
      `${explainPhotosUnavailable(error)}. Nothing starts on the database ${place} until \`move\` has moved all of it: run it again`,
      { cause: error },
    )
  // The error of a migration wraps the server's error.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const failure = explainServerFailure(cause, '--to')
    if (failure !== null) return new CommandError(`The database ${place} ${failure}`, { cause: error })
  }
  return error
}

/** Values that can't be stored, such as a text with NUL, and rows that violate a check or key. */
const isRefusedRow = (error: unknown): error is Error & { readonly where?: string } =>
  error instanceof Error && 'severity' in error && 'code' in error && /^2[23]/.test(String(error.code))
