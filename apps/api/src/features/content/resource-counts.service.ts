import { findResourceSection } from '@portal/domain/content'
import type { ResourceStats } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countResourcesByType } from './resource-counts.repository.ts'

/** Counts of published resources by the section of their type, and of all downloads. */
export async function countResources(
  db: Kysely<Database>,
  now: number,
): Promise<Omit<ResourceStats, 'members'>> {
  const counts = await countResourcesByType(db, now)
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
  const inSection = (slug: 'guides' | 'templates') => {
    const types = findResourceSection(slug)?.types ?? []
    return sum(counts.filter(({ type }) => types.some((one) => one === type)).map(({ total }) => total))
  }
  return {
    guides: inSection('guides'),
    templates: inSection('templates'),
    downloads: sum(counts.map(({ downloads }) => downloads)),
  }
}
