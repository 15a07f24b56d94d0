import type { Reads } from '#db/engine/store.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { createProofLookup } from './proofs.repository.ts'

/** Who may see a proof of payment: the buyer and administrators. */
export function createProofAccess(store: Reads): FindPhotoAccess {
  const find = createProofLookup(store)
  return async (name) => {
    const proof = await find(name)
    return proof && { isPublic: false, ownerId: proof.user_id }
  }
}
