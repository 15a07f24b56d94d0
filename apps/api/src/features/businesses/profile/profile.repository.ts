import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { PROFILE_COLUMNS, type ProfileRow } from '../businesses.table.ts'

export interface ProfileRows {
  /** By its slug, or by one that it had before a rename. */
  bySlug(slug: string): ProfileRow | undefined
  byId(id: number): ProfileRow | undefined
}

/** Single businesses in whatever state: who may see them is decided by the row that is answered. */
export function openProfileRows({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): ProfileRows {
  const rows = read.selectFrom('businesses').select(PROFILE_COLUMNS)
  const bySlug = prepareRead<{ slug: string }, ProfileRow>(readSqlite, (param) =>
    rows.where('slug', '=', param.slug),
  )
  const byFormerSlug = prepareRead<{ slug: string }, { business_id: number }>(readSqlite, (param) =>
    read.selectFrom('business_slugs').select('business_id').where('slug', '=', param.slug),
  )
  const byId = prepareRead<{ id: number }, ProfileRow>(readSqlite, (param) => rows.where('id', '=', param.id))
  return {
    bySlug(slug) {
      const current = bySlug.get({ slug })
      if (current) return current
      const former = byFormerSlug.get({ slug })
      return former && byId.get({ id: former.business_id })
    },
    byId: (id) => byId.get({ id }),
  }
}
