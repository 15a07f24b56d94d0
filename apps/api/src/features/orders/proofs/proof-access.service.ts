import type { Store } from '#db/engine/open-store.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { openProofLookup } from './proofs.repository.ts'

/** Says who may see a proof of payment: whoever placed the order, and administrators. */
export function openProofAccess(store: Pick<Store, 'read' | 'readSqlite'>): FindPhotoAccess {
  const find = openProofLookup(store)
  return (name) => {
    const proof = find(name)
    return proof && { isPublic: false, ownerId: proof.user_id }
  }
}
