import { CATEGORIES } from '@portal/domain/business'
import { COUNTRIES, getCountry, listProvinces, type CountryCode } from '@portal/domain/place'

const listCategories = (kind: 'product' | 'industry') =>
  CATEGORIES.filter((category) => category.kind === kind).map(({ name }) => ({ value: name, label: name }))

/** The categories of a business, shops first. */
export const CATEGORY_OPTIONS = [
  { value: '', label: 'Select a category' },
  { label: 'Shops and products', options: listCategories('product') },
  { label: 'Industries', options: listCategories('industry') },
]

export const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/** A country's provinces; a country without any is one entry. */
export function listProvinceOptions(country: CountryCode) {
  const { name, code } = getCountry(country)
  const provinces = listProvinces(country)
  if (provinces.length === 0) return [{ value: code, label: `All of ${name}` }]
  return [
    { value: '', label: 'Select a province' },
    ...provinces.map((province) => ({ value: province.code, label: province.name })),
  ]
}
