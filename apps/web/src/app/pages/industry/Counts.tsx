import { categorySlug } from '@portal/domain/business'
import type { IndustryDetails } from '@portal/domain/contract'
import { countryOf, provinceOf } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { BarChart, Flag, Link } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

const WORDS = { valueHeader: 'Businesses', format: formatNumber } as const

interface CountsProps {
  industry: IndustryDetails
}

/** How many are listed in each country, each bar the way to them. */
export const ByCountry = ({ industry: { name, slug, countries } }: CountsProps) => (
  <BarChart
    caption={`Businesses in ${name} by country`}
    labelHeader="Country"
    {...WORDS}
    rows={countries.map(({ country, count }) => ({
      key: country,
      value: count,
      label: (
        <Link href={paths.industryBusinesses(slug, { country })}>
          <Flag code={country} /> {countryOf(country).name}
        </Link>
      ),
    }))}
  />
)

/** How many are listed in each province of the Solomon Islands. */
export const ByProvince = ({ industry: { name, slug, provinces } }: CountsProps) => (
  <BarChart
    caption={`Businesses in ${name} by province of the Solomon Islands`}
    labelHeader="Province"
    {...WORDS}
    rows={provinces.map(({ province, count }) => ({
      key: province,
      value: count,
      label: (
        <Link href={paths.industryBusinesses(slug, { province })}>{provinceOf(province).shortName}</Link>
      ),
    }))}
  />
)

/** How many are listed under each trade and kind of product that is counted among an industry. */
export const ByCategory = ({ industry: { name, categories } }: CountsProps) => (
  <BarChart
    caption={`Businesses in ${name} by category`}
    labelHeader="Category"
    {...WORDS}
    rows={categories.map((category) => ({
      key: category.name,
      value: category.count,
      label: <Link href={paths.categoryEverywhere(categorySlug(category.name))}>{category.name}</Link>,
    }))}
  />
)
