import { formatNumber } from '@portal/domain/shared'
import { INDUSTRIES } from '@portal/reference-data'
import { from, Grid, SectionHeader, Stat, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { Section } from '#shared/layout/Section.tsx'
import { regionFigures } from '../region-figures.ts'

const Figures = styled(Grid)`
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  padding: ${token.space[24]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

/** The region in four figures: two counted here, two published. */
export function RegionSummary() {
  const { data } = useLiveFiguresQuery()
  const { gdp, gdpSource, growth, growthSource } = regionFigures()
  return (
    <Section aria-labelledby="summary">
      <SectionHeader id="summary" title="The region at a glance" />
      <Figures cell="narrow" gap={16}>
        <Stat label="Industries" value={INDUSTRIES.length} note="In this directory" />
        <Stat
          label="Businesses"
          value={data ? formatNumber(data.businesses) : '–'}
          note="Listed here today"
        />
        <Stat label="Combined GDP" value={gdp} note={gdpSource} />
        <Stat label="Average growth" value={growth} note={growthSource} />
      </Figures>
    </Section>
  )
}
