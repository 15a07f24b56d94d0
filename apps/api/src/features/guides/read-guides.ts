import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { createContentError } from '#package-files/front-matter.ts'
import type { CountryGuide } from './guide.ts'
import type { PartFile } from './part-text.ts'
import {
  readIndustries,
  readLicences,
  readOrganisations,
  readOverview,
  readQuiz,
  readSection,
} from './guide-parts.ts'

/** The files of a guide; those of parts with a page of their own have its name. */
const PARTS = [
  'overview',
  'doing-business',
  'regulations-licences',
  'taxes-duties',
  'grants-tenders',
  'chambers-associations',
  'industries',
  'quiz',
  'contacts',
] as const
type PartName = (typeof PARTS)[number]

/**
 * The guides of all countries, from `guides/` in a folder of editorial texts. A ConfigError names the file that can't
 * be used, and the field or heading.
 */
export const readGuides = (folder: string): CountryGuide[] =>
  COUNTRIES.map(({ code }) => readGuide(folder, code))

/** One country's guide, from `guides/vu/overview.md` and so on. */
function readGuide(folder: string, country: CountryCode): CountryGuide {
  const at = `guides/${country}`
  checkNames(at, join(folder, at))
  const part = (name: PartName): PartFile => {
    const file = `${at}/${name}.md`
    return { file, source: readFileSync(join(folder, file), 'utf8') }
  }
  return {
    country,
    ...readOverview(part('overview')),
    doingBusiness: readSection(part('doing-business')),
    ...readLicences(part('regulations-licences')),
    taxes: readSection(part('taxes-duties')),
    grants: readSection(part('grants-tenders')),
    chambers: readOrganisations(part('chambers-associations'), country),
    contacts: readOrganisations(part('contacts'), country),
    industries: readIndustries(part('industries')),
    quiz: readQuiz(part('quiz')),
  }
}

/** A file with another name would be ignored silently. */
function checkNames(at: string, folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  const expected = PARTS.map((part) => `${part}.md`)
  const unknown = names.find((name) => !expected.includes(name))
  if (unknown !== undefined)
    throw createContentError(`${at}/${unknown}`, `is no part of a guide; the parts are ${PARTS.join(', ')}`)
  const missing = expected.find((name) => !names.includes(name))
  if (missing !== undefined) throw createContentError(`${at}/${missing}`, 'is missing')
}
