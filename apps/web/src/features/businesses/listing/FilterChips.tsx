import { categoryFromSlug, industryFromText } from '@portal/domain/business'
import { countryOf, provinceOf } from '@portal/domain/place'
import { Chip, Cluster } from '@portal/ui'
import { withChoice, isCountry, type Listing } from './listing.ts'

interface Filter {
  label: string
  /** The change that removes the filter. */
  without: Partial<Listing>
}

const textFilters = ({ search, country, province, industry, category }: Listing): Filter[] =>
  [
    { given: search, label: `“${search}”`, without: { search: '' } },
    {
      given: country,
      label: isCountry(country) ? countryOf(country).name : country,
      without: { country: '' },
    },
    { given: province, label: province && provinceOf(province).name, without: { province: '' as const } },
    { given: industry, label: industryFromText(industry)?.name ?? industry, without: { industry: '' } },
    { given: category, label: categoryFromSlug(category)?.name ?? category, without: { category: '' } },
  ].filter(({ given }) => given !== '')

const typeFilters = ({ types }: Listing): Filter[] =>
  types.map((type) => ({ label: type, without: { types: types.filter((other) => other !== type) } }))

interface FilterChipsProps {
  listing: Listing
  hrefOf: (listing: Listing) => string
}

/** The active filters, each a link that removes it. */
export function FilterChips({ listing, hrefOf }: FilterChipsProps) {
  const filters = [...textFilters(listing), ...typeFilters(listing)]
  if (filters.length === 0) return null
  return (
    <Cluster as="ul" role="list" gap={8}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Chip removable href={hrefOf(withChoice(listing, without))}>
            {label}
          </Chip>
        </li>
      ))}
    </Cluster>
  )
}
