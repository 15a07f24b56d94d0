import type { CountryCode } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import type { IndustryCard } from '@portal/reference-data'
import { Grid, Stat, Text } from '@portal/ui'
import { Growth } from './Growth.tsx'
import { LeadingCountries } from './LeadingCountries.tsx'

interface RegionalEstimateProps {
  estimate: IndustryCard
  /** Businesses listed here today. */
  listed: number
  /** The countries with the most of them, the first in front. */
  listedCountries: readonly CountryCode[]
}

/** The figures of an industry: the regional estimate, and beside each what is counted here or published. */
export const RegionalEstimate = ({ estimate, listed, listedCountries }: RegionalEstimateProps) => (
  <>
    <Text size="caption" tone="soft">
      Regional estimate
    </Text>
    <Grid cell="narrow" gap={16}>
      <Stat
        size="small"
        label="Businesses"
        value={formatNumber(estimate.businessCount)}
        note={`${formatNumber(listed)} listed here`}
      />
      <Stat size="small" label="Average revenue" value={estimate.avgRevenue} note="A business, a year" />
    </Grid>
    <LeadingCountries countries={estimate.topCountries} listed={listedCountries} />
    <Growth rate={estimate.growthRate} countries={listedCountries} />
  </>
)
