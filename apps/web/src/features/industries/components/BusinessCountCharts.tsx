import { getCategorySlug } from '@portal/domain/business'
import type { IndustryDetails } from '@portal/domain/contract'
import { getCountry, getProvince } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { BarChart, Flag, Link } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

const FORMAT = { valueHeader: 'Businesses', format: formatNumber } as const

interface ChartProps {
  industry: IndustryDetails
}

/** Businesses by country; each label links to them. */
export const CountryChart = ({ industry: { name, slug, countries } }: ChartProps) => (
  <BarChart
    caption={`Businesses in ${name} by country`}
    labelHeader="Country"
    {...FORMAT}
    rows={countries.map(({ country, count }) => ({
      key: country,
      value: count,
      label: (
        <Link href={paths.industryBusinesses(slug, { country })}>
          <Flag code={country} /> {getCountry(country).name}
        </Link>
      ),
    }))}
  />
)

/** Businesses by province of the Solomon Islands. */
export const ProvinceChart = ({ industry: { name, slug, provinces } }: ChartProps) => (
  <BarChart
    caption={`Businesses in ${name} by province of Solomon Islands`}
    labelHeader="Province"
    {...FORMAT}
    rows={provinces.map(({ province, count }) => ({
      key: province,
      value: count,
      label: (
        <Link href={paths.industryBusinesses(slug, { province })}>{getProvince(province).shortName}</Link>
      ),
    }))}
  />
)

/** Businesses by category of the industry. */
export const CategoryChart = ({ industry: { name, categories } }: ChartProps) => (
  <BarChart
    caption={`Businesses in ${name} by category`}
    labelHeader="Category"
    {...FORMAT}
    rows={categories.map((category) => ({
      key: category.name,
      value: category.count,
      label: <Link href={paths.categoryEverywhere(getCategorySlug(category.name))}>{category.name}</Link>,
    }))}
  />
)
