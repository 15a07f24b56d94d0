import { formatNumber } from '@portal/domain/shared'
import { INDUSTRIES, REGION_ESTIMATES } from '@portal/reference-data'
import { from, Grid, SectionHeader, Stat, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { Section } from '#shared/layout/Section.tsx'
import { getRegionFigures } from '../region-figures.ts'

const Figures = styled(Grid)`
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  padding: ${token.space[24]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

/** The region in four estimates, and beside each what is counted here or published. */
export function RegionSummary() {
  const { data } = useLiveFiguresQuery()
  const { gdp, gdpSource, growth, growthSource } = getRegionFigures()
  return (
    <Section aria-labelledby="summary">
      <SectionHeader id="summary" title="The region at a glance">
        Regional estimate
      </SectionHeader>
      <Figures cell="narrow" gap={16}>
        <Stat
          label="Industries"
          value={REGION_ESTIMATES.industries}
          note={`${INDUSTRIES.length} in this directory`}
        />
        <Stat
          label="Businesses"
          value={REGION_ESTIMATES.businesses}
          note={`${data ? formatNumber(data.businesses) : '–'} listed here`}
        />
        <Stat label="GDP" value={REGION_ESTIMATES.gdp} note={`${gdp} (${gdpSource})`} />
        <Stat label="Average growth" value={REGION_ESTIMATES.growth} note={`${growth} (${growthSource})`} />
      </Figures>
    </Section>
  )
}
