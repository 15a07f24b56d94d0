import type { GuideResult, Guide } from '@portal/domain/contract'
import { getCountry, resolvePlace, type CountryCode } from '@portal/domain/place'
import type { PhraseQuery } from '@portal/domain/search'
import { Problem } from '#shared/problem.ts'
import { renderGuideFile } from './guide-file.ts'
import type { CountryGuide } from './guide.ts'
import { searchSections, listSections, type GuidePartText } from './guide-sections.ts'

/** The country guides, which ship with the product. */
export interface Guides {
  one(country: string): Guide
  file(country: string): { readonly name: string; readonly html: string }
  /** The parts of all guides. */
  parts(): readonly GuidePartText[]
  /** The sections that have a phrase of each concept. */
  search(phrases: readonly (readonly PhraseQuery[])[]): GuideResult[]
  /** Whether a section has a folded word, or one that begins so. */
  hasWord(word: string): boolean
}

/** `site` is the origin of links in a download. Files and words are made at first use. */
export function createGuides(guides: readonly CountryGuide[], site: string): Guides {
  const files = new Map<CountryCode, string>()
  let sections: ReturnType<typeof listSections> | undefined

  const readSections = () => (sections ??= guides.flatMap(listSections))

  function getFile(guide: CountryGuide): string {
    const file = files.get(guide.country) ?? renderGuideFile(guide, site)
    files.set(guide.country, file)
    return file
  }

  function find(text: string): CountryGuide {
    const place = resolvePlace(text)
    const guide = guides.find(({ country }) => place?.country === country && place.province === null)
    if (!guide) throw new Problem('not-found', 'Guide not found')
    return guide
  }

  return {
    one(country) {
      const guide = find(country)
      const url = `/api/guides/${guide.country}/download`
      return { ...guide, download: { url, size: Buffer.byteLength(getFile(guide)) } }
    },
    file(country) {
      const guide = find(country)
      return { name: `doing-business-${getCountry(guide.country).fullCode}.html`, html: getFile(guide) }
    },
    parts: readSections,
    search: (phrases) => searchSections(readSections(), phrases),
    hasWord: (word) => readSections().some(({ words }) => words.some((known) => known.startsWith(word))),
  }
}
