import type { Store } from '#db/engine/store.ts'
import { purgeInBatches } from '#db/purge.ts'
import { getFields } from '#features/businesses/editable-values.ts'
import { raiseVersion } from '#features/businesses/field-versions.repository.ts'
import { REJECTED_RETENTION } from '#features/registration/rejected-photos.service.ts'
import { deleteEdit, findRejectedEdits } from './business-edits.repository.ts'
import { findChanges, recordPhotosInUse } from './edited-business.service.ts'

/** Removes edits that were rejected long ago and never sent in again; their photos go with the unused ones. */
export const purgeRejectedEdits = (
  { write }: Pick<Store, 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(
    write,
    async (trx, most) => {
      const edits = await findRejectedEdits(trx, now - REJECTED_RETENTION, most)
      for (const edit of edits) {
        await deleteEdit(trx, edit.business_id)
        await raiseVersion(trx, edit.business_id, getFields(findChanges(edit)))
        await recordPhotosInUse(trx, edit.business_id, now)
      }
      return edits.length
    },
    signal,
  )
