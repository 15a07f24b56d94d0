import type { Reads } from '#db/engine/store.ts'
import { PROFILE_COLUMNS, type ProfileRow } from '../businesses.table.ts'

export interface ProfileRows {
  /** By its slug, or by one that it had before a rename. */
  bySlug(slug: string): Promise<ProfileRow | undefined>
  byId(id: number): Promise<ProfileRow | undefined>
}

/** Single businesses in any state; the row decides who may see it. */
export function createProfileRows({ read, prepare }: Reads): ProfileRows {
  const rows = read.selectFrom('businesses').select(PROFILE_COLUMNS)
  const bySlug = prepare<{ slug: string }, ProfileRow>((param) => rows.where('slug', '=', param.slug))
  const byFormerSlug = prepare<{ slug: string }, { business_id: number }>((param) =>
    read.selectFrom('business_slugs').select('business_id').where('slug', '=', param.slug),
  )
  const byId = prepare<{ id: number }, ProfileRow>((param) => rows.where('id', '=', param.id))
  const findRenamed = async (slug: string): Promise<ProfileRow | undefined> => {
    const former = await byFormerSlug.get({ slug })
    return former && byId.get({ id: former.business_id })
  }
  return {
    bySlug: async (slug) => (await bySlug.get({ slug })) ?? findRenamed(slug),
    byId: (id) => byId.get({ id }),
  }
}
