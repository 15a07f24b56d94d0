import type { AppContext } from '#context.ts'
import { findIdentity, createIdentity } from '#db/identity.ts'
import { PART_SUFFIX, type FileStore } from './store/file-store.ts'

/** The prefix of an empty file in a store, followed by the id of the database that owns its photos. */
const MARK = 'owner-'

/**
 * Whether the photos of a store belong to this database; only their owner may remove unknown files. A store without an
 * owner is claimed. Databases that claim it at the same time all find several marks, and none owns it.
 */
export async function claimMedia({
  store,
  media,
  randomBytes,
}: Pick<AppContext, 'store' | 'media' | 'randomBytes'>): Promise<boolean> {
  const own = await createIdentity({ store, randomBytes })
  let owners = await findOwners(media)
  if (owners.length === 0) {
    await mark(media, own)
    owners = await findOwners(media)
  }
  return owners.length === 1 && owners[0] === own
}

/** Whether another database has claimed the store; does not claim it. */
export async function hasOtherOwner({ store, media }: Pick<AppContext, 'store' | 'media'>): Promise<boolean> {
  const owners = await findOwners(media)
  if (owners.length === 0) return false
  const own = await findIdentity(store.read)
  return owners.some((owner) => owner !== own)
}

/** Makes this database the owner of a store's photos; returns whether there was another owner. */
export async function adoptMedia({
  store,
  media,
  randomBytes,
}: Pick<AppContext, 'store' | 'media' | 'randomBytes'>): Promise<boolean> {
  const own = await createIdentity({ store, randomBytes })
  const owners = await findOwners(media)
  // The store has no owner until the other marks are removed.
  if (!owners.includes(own)) await mark(media, own)
  const others = owners.filter((owner) => owner !== own)
  await media.remove(others.map((owner) => MARK + owner))
  return others.length > 0
}

const mark = (media: FileStore, owner: string): Promise<void> =>
  media.put([{ name: MARK + owner, bytes: new Uint8Array() }])

async function findOwners(media: FileStore): Promise<string[]> {
  const owners: string[] = []
  for await (const { name } of media.files(MARK))
    if (!name.endsWith(PART_SUFFIX)) owners.push(name.slice(MARK.length))
  return owners
}
