import type { CountryCode } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import type { IndustryCard } from '@portal/reference-data'
import { Stat, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Growth } from './Growth.tsx'
import { LeadingCountries } from './LeadingCountries.tsx'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[16]};
`

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
    <Pair>
      <Stat
        size="small"
        label="Businesses"
        value={formatNumber(estimate.businessCount)}
        note={`${formatNumber(listed)} listed here`}
      />
      <Stat size="small" label="Average revenue" value={estimate.avgRevenue} note="A business, a year" />
    </Pair>
    <LeadingCountries countries={estimate.topCountries} listed={listedCountries} />
    <Growth rate={estimate.growthRate} countries={listedCountries} />
  </>
)
