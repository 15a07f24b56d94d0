import { parseIndustry, parsePhone } from '@portal/domain/business'
import { getCountry, type CountryCode } from '@portal/domain/place'
import { isSlug } from '@portal/domain/shared'
import * as v from 'valibot'
import { createContentError, day, nonEmptyText } from '#package-files/front-matter.ts'
import type { PlainSection } from '#package-files/plain-sections.ts'
import type {
  CountryGuide,
  GuideIndustry,
  GuideLicence,
  GuideOrganisation,
  GuideQuestion,
  GuideSection,
} from './guide.ts'
import {
  splitLabel,
  toLabelledLines,
  readPart,
  readText,
  requireSectionsOnly,
  getTopic,
  withFacts,
  type PartFile,
} from './part-text.ts'

const address = v.pipe(
  v.string(),
  v.url('Expected an https address'),
  v.startsWith('https://', 'Expected an https address'),
)

/** As its publisher gives it; a year alone is a number in YAML. */
const date = v.pipe(
  v.union([v.string(), v.number()], 'Expected a day, a month or a year'),
  v.transform(String),
  v.regex(
    /^(19|20)\d\d(-(0[1-9]|1[0-2])(-[0-3]\d)?)?$/,
    'Expected a date such as 2024-01-15, 2024-01 or 2024',
  ),
)

/** The sources of a section; `url` is null if unknown. */
const sources = v.array(v.strictObject({ title: nonEmptyText, url: v.nullable(address), date }))

/** Some paragraphs about the country, and the day of its last review. */
export function readOverview(from: PartFile): Pick<CountryGuide, 'updatedOn' | 'overview'> {
  const { file, matter, lead, sections } = readPart(from, v.strictObject({ updatedOn: day }))
  if (lead.length === 0) throw createContentError(file, 'Expected a text')
  if (sections.length > 0)
    throw createContentError(file, `“${sections[0]?.heading ?? ''}”: there are no headings here`)
  return { updatedOn: matter.updatedOn, overview: [...lead] }
}

/** Topics below an introduction. */
export function readSection(from: PartFile): GuideSection {
  const { file, matter, lead, sections } = readPart(from, v.strictObject({ sources }))
  const [intro = '', ...more] = lead
  if (more.length > 0) throw createContentError(file, 'Expected one paragraph above the first heading')
  return { intro, topics: sections.map((section) => getTopic(file, section)), sources: matter.sources }
}

/** Licences: the authority, its requirements, and its page with the forms; null: not published, or not confirmed. */
export function readLicences(from: PartFile): Pick<CountryGuide, 'licences' | 'licenceSources'> {
  const part = readPart(from, v.strictObject({ forms: v.record(nonEmptyText, v.nullable(address)), sources }))
  const licences = withFacts(part, 'forms', part.matter.forms).map(({ section, fact }): GuideLicence => {
    const { title, text, points } = getTopic(part.file, section)
    return { title, authority: text, requirements: points, formsUrl: fact }
  })
  return { licences, licenceSources: part.matter.sources }
}

const createPhoneSchema = (country: CountryCode) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = parsePhone(country, dataset.value)
      if (number.ok && number.value !== null) return number.value
      const { name, callingCode } = getCountry(country)
      addIssue({ message: `Expected a number of ${name} such as ${callingCode} 12345` })
      return NEVER
    }),
  )

/** The lines of an organisation's list; what is not published, or could not be confirmed, is left out. */
const contactLines = (country: CountryCode) =>
  v.strictObject({
    Phone: v.optional(createPhoneSchema(country)),
    Email: v.optional(v.pipe(v.string(), v.email('Expected an email address'))),
    Website: v.optional(address),
  })

/** Organisations: what they do and how to reach them. */
export function readOrganisations(from: PartFile, country: CountryCode): GuideOrganisation[] {
  const part = readText(from)
  const schema = contactLines(country)
  return requireSectionsOnly(part).map((section) => {
    const { title: name, text: role, points } = getTopic(part.file, section)
    const result = v.safeParse(schema, toLabelledLines(part.file, name, points))
    if (!result.success) {
      const [issue] = result.issues
      throw createContentError(part.file, `“${name}”: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
    }
    const { Phone: phone = null, Email: email = null, Website: website = null } = result.output
    return { name, role, phone, email, website }
  })
}

/** An industry's page: a slug of it or one of its aliases. */
const industry = v.pipe(
  v.string(),
  v.check(
    (slug) => isSlug(slug) && parseIndustry(slug) !== null,
    'Expected the slug of an industry such as fisheries',
  ),
)

/** Industries in the spotlight, with their figures. */
export function readIndustries(from: PartFile): GuideIndustry[] {
  const part = readPart(from, v.strictObject({ pages: v.record(nonEmptyText, industry) }))
  return withFacts(part, 'pages', part.matter.pages).map(({ section, fact: slug }) => {
    const { title: name, text, points } = getTopic(part.file, section)
    const figures = points.map((point) => {
      const [figure, label] = splitLabel(part.file, name, point)
      return { figure, label }
    })
    return { slug, name, text, figures }
  })
}

export function readQuiz(from: PartFile): GuideQuestion[] {
  const part = readText(from)
  return requireSectionsOnly(part).map((section) => parseQuestion(part.file, section))
}

const OPTION = /^\[([ x])\] (.+)$/

/** Options, of which the right one is ticked, and an explanation below them. */
function parseQuestion(file: string, { heading: question, blocks }: PlainSection): GuideQuestion {
  const [list, why, ...more] = blocks
  if (list?.kind !== 'list' || why?.kind !== 'paragraph' || more.length > 0)
    throw createContentError(file, `“${question}”: Expected a list of options, and one paragraph below it`)
  const options = list.items.map((item) => {
    const [, box, text] = OPTION.exec(item) ?? []
    if (text === undefined)
      throw createContentError(file, `“${question}”: “${item}” has no [ ] or [x] before it`)
    return { text, isRight: box === 'x' }
  })
  const answer = options.findIndex(({ isRight }) => isRight)
  if (options.filter(({ isRight }) => isRight).length !== 1)
    throw createContentError(file, `“${question}”: Expected one option with [x]`)
  return { question, options: options.map(({ text }) => text), answer, explanation: why.text }
}
