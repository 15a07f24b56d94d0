import { CATEGORIES } from '@portal/domain/business'
import { COUNTRIES, countryOf, provincesOf, type CountryCode } from '@portal/domain/place'

const categoriesOf = (kind: 'product' | 'industry') =>
  CATEGORIES.filter((category) => category.kind === kind).map(({ name }) => ({ value: name, label: name }))

/** The categories of a business, shops first. */
export const CATEGORY_OPTIONS = [
  { value: '', label: 'Select a category' },
  { label: 'Shops and products', options: categoriesOf('product') },
  { label: 'Industries', options: categoriesOf('industry') },
]

/** The name comes first: typing its letters selects it. */
const labelOf = (name: string, flag: string): string => `${name} ${flag}`

export const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name, flag }) => ({
  value: code,
  label: labelOf(name, flag),
}))

/** A country's provinces; a country without any is one entry. */
export function provinceOptions(country: CountryCode) {
  const { flag, name, code } = countryOf(country)
  const provinces = provincesOf(country)
  if (provinces.length === 0) return [{ value: code, label: labelOf(`All of ${name}`, flag) }]
  return [
    { value: '', label: 'Select a province' },
    ...provinces.map((province) => ({ value: province.code, label: labelOf(province.name, flag) })),
  ]
}
