import type { FoundGuide, Guide } from '@portal/domain/contract'
import { COUNTRIES, countryOf, resolvePlace, type CountryCode } from '@portal/domain/place'
import { GUIDES, type CountryGuide } from '@portal/reference-data/guides'
import { Problem } from '#shared/problem.ts'
import { guideFile } from './guide-file.ts'
import { searchSections, sectionsOf } from './guide-sections.ts'

/** The country guides, which ship with the product. */
export interface Guides {
  one(country: string): Guide
  file(country: string): { readonly name: string; readonly html: string }
  search(text: string): FoundGuide[]
}

/** A guide without anything in it is none. */
const isWritten = (guide: CountryGuide): boolean => guide.overview.length > 0

/** `site` is where the links of a download lead. Files and words are made at their first use. */
export function openGuides(site: string): Guides {
  const files = new Map<CountryCode, string>()
  let sections: ReturnType<typeof sectionsOf> | undefined

  function fileOf(guide: CountryGuide): string {
    const file = files.get(guide.country) ?? guideFile(guide, site)
    files.set(guide.country, file)
    return file
  }

  return {
    one(country) {
      const guide = find(country)
      const url = `/api/guides/${guide.country}/download`
      return { ...changeable(guide), download: { url, size: Buffer.byteLength(fileOf(guide)) } }
    },
    file(country) {
      const guide = find(country)
      return { name: `doing-business-${countryOf(guide.country).fullCode}.html`, html: fileOf(guide) }
    },
    search(text) {
      sections ??= COUNTRIES.map(({ code }) => GUIDES[code])
        .filter(isWritten)
        .flatMap(sectionsOf)
      return searchSections(sections, text)
    },
  }
}

function find(text: string): CountryGuide {
  const place = resolvePlace(text)
  const guide = place && place.province === null ? GUIDES[place.country] : undefined
  if (!guide || !isWritten(guide)) throw new Problem('not-found', 'Guide not found')
  return guide
}

/** An answer's lists may be changed by whoever gets them, those of the tables may not. */
const changeable = (guide: CountryGuide): Omit<Guide, 'download'> =>
  JSON.parse(JSON.stringify(guide)) as Omit<Guide, 'download'>
