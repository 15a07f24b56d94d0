import { COUNTRIES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { describe, expect, test } from 'vitest'
import { EDITORIAL_FOLDER } from '#package-files/editorial.ts'
import { readGuides } from './read-guides.ts'

const guides = readGuides(EDITORIAL_FOLDER).map((guide) => [guide.country, guide] as const)

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index)

/** Every text and address in a guide, with the way to it. */
function leaves(value: unknown, at: string): [at: string, leaf: string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at}.${key}`))
}

const all = guides.flatMap(([code, guide]) => leaves(guide, code))
const named = (name: RegExp): [string, string][] => all.filter(([at]) => name.test(at))

test('each of the five countries has its own guide', () => {
  expect(guides.map(([code]) => code)).toEqual(COUNTRIES.map(({ code }) => code))
  expect(new Set(guides.map(([, { overview }]) => overview[0])).size).toBe(COUNTRIES.length)
})

test('no text is empty, contains markup or has extra spaces', () => {
  expect(all.filter(([, leaf]) => leaf.trim() === '' || /^\s|\s$|\s{2}|[<>*`]|TODO|TBC/.test(leaf))).toEqual(
    [],
  )
})

test('every address is an https address without a query', () => {
  const addresses = named(/\.(url|formsUrl|website)$/)
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter(([, leaf]) => !/^https:\/\/[\w.-]+\.[a-z]{2,}(\/[^\s?#]*)?$/.test(leaf))).toEqual(
    [],
  )
})

test('phone numbers are valid in their country, and e-mail addresses are valid', () => {
  const callingCodes = { sb: '677', fj: '679', pg: '675', nc: '687', vu: '678' }
  const wrong = Object.entries(callingCodes).flatMap(([code, calling]) =>
    named(new RegExp(`^${code}\\..*\\.phone$`)).filter(
      ([, leaf]) => !new RegExp(`^\\+${calling}\\d{5,8}$`).test(leaf),
    ),
  )
  expect(named(/\.phone$/).length).toBeGreaterThan(5)
  expect(wrong).toEqual([])
  expect(named(/\.email$/).filter(([, leaf]) => !/^[\w.-]+@[\w.-]+\.[a-z]{2,}$/.test(leaf))).toEqual([])
})

describe.each(guides)('the guide of %s', (code, guide) => {
  const sections = [guide.doingBusiness, guide.taxes, guide.grants]
  const sources = [guide.licenceSources, ...sections.map((section) => section.sources)].flat()

  test('describes the country in three or four paragraphs of sufficient length', () => {
    expect([3, 4]).toContain(guide.overview.length)
    const words = leaves({ ...guide, quiz: [], licenceSources: [] }, code)
      .filter(([at]) => !/\.(sources\.|url|formsUrl|website|email|phone|country|slug|updatedOn)/.test(at))
      .flatMap(([, text]) => text.split(/\s+/))
    expect(words.length).toBeGreaterThan(1200)
    expect(words.length).toBeLessThan(1800)
  })

  test('has sections of topics, each with points and sources', () => {
    expect(sections.filter(({ topics, sources: rests }) => topics.length < 2 || rests.length === 0)).toEqual(
      [],
    )
    const topics = sections.flatMap((section) => section.topics)
    expect(topics.filter(({ points }) => points.length < 2)).toEqual([])
    expect(repeated(topics.map(({ title }) => title))).toEqual([])
  })

  test('has three licences with requirements, and three organisations to ask', () => {
    expect(guide.licences).toHaveLength(3)
    expect(guide.licences.filter(({ requirements }) => requirements.length < 3)).toEqual([])
    expect(guide.contacts).toHaveLength(3)
    expect(guide.chambers.length).toBeGreaterThan(0)
  })

  test('has contacts with a phone, an e-mail address or a page', () => {
    const silent = [...guide.contacts, ...guide.chambers].filter(
      ({ phone, email, website }) => phone === null && email === null && website === null,
    )
    expect(silent).toEqual([])
  })

  test('gives the date of every source, none of them later than the guide', () => {
    const wrong = sources.filter(
      ({ date }) => !/^(19|20)\d\d(-(0[1-9]|1[0-2])(-[0-3]\d)?)?$/.test(date) || date > guide.updatedOn,
    )
    expect(wrong).toEqual([])
    expect(guide.updatedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('shows two to four industries that have a page', () => {
    const pages = INDUSTRIES.flatMap(({ slug, aliases }): string[] => [slug, ...aliases])
    expect(guide.industries.filter(({ slug }) => !pages.includes(slug))).toEqual([])
    expect(repeated(guide.industries.map(({ slug }) => slug))).toEqual([])
    expect(guide.industries.length).toBeGreaterThanOrEqual(2)
    expect(guide.industries.length).toBeLessThanOrEqual(4)
  })

  test('asks three questions, each with one right option among different ones', () => {
    expect(guide.quiz).toHaveLength(3)
    const wrong = guide.quiz.filter(
      ({ options, answer }) =>
        options.length < 3 || repeated(options).length > 0 || options[answer] === undefined,
    )
    expect(wrong).toEqual([])
  })
})
