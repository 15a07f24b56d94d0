import type { IndustryDetails } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { INDUSTRY_CARDS } from '@portal/reference-data'
import { Card, Grid, Stat, Text } from '@portal/ui'
import { Growth } from './Growth.tsx'
import { LeadingCountries } from './LeadingCountries.tsx'

const LEADING = 3

/** The countries with the most businesses of an industry, at most three. */
const leadingCountries = ({ countries }: Pick<IndustryDetails, 'countries'>) =>
  countries
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, LEADING)
    .map(({ country }) => country)

/** What is listed of an industry, where, and how the economy grows there. */
export function IndustryFigures({ industry }: { industry: IndustryDetails }) {
  const countries = leadingCountries(industry)
  const card = INDUSTRY_CARDS.find((row) => row.industry === industry.slug)
  return (
    <Card gap={16}>
      <Grid cell="narrow" gap={16}>
        <Stat
          size="small"
          label="Businesses"
          value={formatNumber(industry.businessCount)}
          note="Listed here today"
        />
        <LeadingCountries countries={countries} />
      </Grid>
      <Growth countries={countries} />
      {card && (
        <Text size="small">
          <strong>Key segments:</strong> {card.keySegments.join(', ')}
        </Text>
      )}
    </Card>
  )
}
