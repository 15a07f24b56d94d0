import type { IndustryDetails } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { INDUSTRY_CARDS } from '@portal/reference-data'
import { Card, Stat, Text } from '@portal/ui'
import { RegionalEstimate } from './RegionalEstimate.tsx'

const LEADING = 3

/** The countries with the most businesses of an industry, at most three. */
const listLeadingCountries = ({ countries }: Pick<IndustryDetails, 'countries'>) =>
  countries
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, LEADING)
    .map(({ country }) => country)

/** The figures of an industry; without estimates, only its counts. */
export function IndustryFigures({ industry }: { industry: IndustryDetails }) {
  const countries = listLeadingCountries(industry)
  const card = INDUSTRY_CARDS.find((row) => row.industry === industry.slug)
  return (
    <Card gap={16}>
      {card ? (
        <RegionalEstimate estimate={card} listed={industry.businessCount} listedCountries={countries} />
      ) : (
        <Stat
          size="small"
          label="Businesses"
          value={formatNumber(industry.businessCount)}
          note={
            countries.length > 0
              ? `Listed here; most in ${countries.map((code) => getCountry(code).name).join(', ')}`
              : 'Listed here'
          }
        />
      )}
      {card && (
        <Text size="small">
          <strong>Key segments:</strong> {card.keySegments.join(', ')}
        </Text>
      )}
    </Card>
  )
}
