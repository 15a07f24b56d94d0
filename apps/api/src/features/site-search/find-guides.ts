import type { GuideResult } from '@portal/domain/contract'
import type { Content, PhraseQueries } from '#features/content/content.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import { getPageKind } from './answers/answer-texts.ts'

interface Sources {
  readonly content: Content
  readonly guides: Guides
}

/** Finds resources, sections of country guides and pages of text, interleaved. */
export async function findGuides(
  { content, guides }: Sources,
  phrases: PhraseQueries,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<{ total: number; items: GuideResult[] }> {
  const resources = await content.search('resource', phrases, { limit, now })
  const pages = await content.search('page', phrases, { limit, now })
  const sections = guides.search(phrases)
  const lists: readonly (readonly GuideResult[])[] = [
    resources.items.map(({ title, slug, description: excerpt, type: kind }) => ({
      title,
      path: `/resources/${slug}`,
      excerpt,
      kind,
    })),
    sections,
    pages.items.map(({ title, path, description: excerpt, group }) => ({
      title,
      path,
      excerpt,
      kind: getPageKind(group),
    })),
  ]
  const interleaved = Array.from({ length: limit }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  )
  return { total: resources.total + sections.length + pages.total, items: interleaved.flat().slice(0, limit) }
}
