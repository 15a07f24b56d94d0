import { listAmenitiesOfCategory, getCategorySlug } from '@portal/domain/business'
import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { INDUSTRIES, PRODUCT_CATEGORIES } from '@portal/reference-data'
import type * as v from 'valibot'
import { createFileError } from '#package-files/yaml.ts'
import { CategoryBusinesses, Expectations, OpeningHours, Rejections } from './businesses.ts'
import { DemoCountry, Landmarks, type Town } from './countries.ts'
import { Descriptions } from './descriptions.ts'
import type { DemoFolder } from './files.ts'
import { Reviews } from './reviews.ts'

export type CategoryOfBusinesses = v.InferOutput<typeof CategoryBusinesses> & {
  /** The name of a known category. */
  readonly category: string
}

const COUNTRY_FILES = COUNTRIES.map(({ fullCode, code }) => [fullCode, code] as const)
const CATEGORY_FILES = [...INDUSTRIES, ...PRODUCT_CATEGORIES].map(
  ({ name }) => [getCategorySlug(name), name] as const,
)

/** Reads the data of businesses and their reviews. */
export function readBusinesses(folder: DemoFolder) {
  const countries = folder.files('countries', COUNTRY_FILES, DemoCountry)
  const towns = listTowns(countries)
  const files = folder.files('businesses', CATEGORY_FILES, CategoryBusinesses)
  const categories = files.map(({ key, content }): CategoryOfBusinesses => ({ ...content, category: key }))
  for (const { category, businesses } of categories) {
    const missing = businesses.find(({ town }) => !towns.has(town))
    if (missing)
      throw createFileError(
        `demo/businesses/${getCategorySlug(category)}.yaml`,
        `${missing.name}: there is no town “${missing.town}” in demo/countries`,
      )
  }
  return {
    countries: Object.fromEntries(countries.map(({ key, content }) => [key, content])) as Readonly<
      Record<CountryCode, DemoCountry>
    >,
    /** By name. */
    towns,
    categories,
    descriptions: folder.file('business-descriptions.yaml', Descriptions),
    landmarks: folder.file('landmarks.yaml', Landmarks),
    openingHours: folder.file('opening-hours.yaml', OpeningHours),
    expectations: readExpectations(folder, categories),
    rejections: folder.file('rejections.yaml', Rejections),
    reviews: folder.file('reviews.yaml', Reviews),
  }
}

/** Reads expectations, which must suit the category of an existing business. */
function readExpectations(folder: DemoFolder, categories: readonly CategoryOfBusinesses[]) {
  const expectations = folder.file('amenities.yaml', Expectations)
  const categoryByName = new Map(
    categories.flatMap(({ category, businesses }) => businesses.map(({ name }) => [name, category] as const)),
  )
  for (const [name, { amenities }] of Object.entries(expectations)) {
    const category = categoryByName.get(name)
    if (category === undefined)
      throw createFileError('demo/amenities.yaml', `there is no business “${name}” in demo/businesses`)
    const expected = new Set(listAmenitiesOfCategory(category).map(({ code }) => code))
    const unknown = amenities.find((code) => !expected.has(code))
    if (unknown !== undefined)
      throw createFileError('demo/amenities.yaml', `${name}: ${unknown} is not asked of ${category}`)
  }
  return expectations
}

const listTowns = (
  countries: readonly { readonly key: CountryCode; readonly content: DemoCountry }[],
): ReadonlyMap<string, Town> =>
  new Map(
    countries.flatMap(({ key: country, content }) =>
      Object.entries(content.towns).map(([name, town]) => [name, { ...town, name, country }] as const),
    ),
  )
