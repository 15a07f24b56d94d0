import type { Document } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import type { Reads } from '#db/engine/store.ts'
import { getKind } from '../kinds/kinds.ts'
import { parseContentRow } from '../parse-row.ts'
import { findEditorial } from './editorial.repository.ts'
import { findShippedTexts } from './texts.repository.ts'

/** A page or a resource that ships with the portal. */
export interface ShippedText {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** The group of a page, or the type of a resource. */
  readonly group: string
  readonly countries: readonly CountryCode[]
  readonly document: Document
}

/** Creates a reader of the shipped texts; it returns the same array until one of them changes. */
export function createShippedTextsReader({
  read,
}: Pick<Reads, 'read'>): () => Promise<readonly ShippedText[]> {
  let cached: { readonly hashes: string; readonly texts: readonly ShippedText[] } | undefined
  return async () => {
    const stored = await findEditorial(read)
    const hashes = stored.map(({ id, file_hash }) => `${id} ${file_hash}`).join()
    if (cached?.hashes === hashes) return cached.texts
    const texts = (await findShippedTexts(read)).map(toShippedText)
    cached = { hashes, texts }
    return texts
  }
}

function toShippedText(row: Awaited<ReturnType<typeof findShippedTexts>>[number]): ShippedText {
  const parsed = parseContentRow(row)
  return {
    path: getKind(row.kind).path(parsed),
    title: row.title,
    summary: row.summary,
    group: row.category,
    countries: parsed.countries,
    document: row.document === null ? { lead: '', sections: [] } : (JSON.parse(row.document) as Document),
  }
}
