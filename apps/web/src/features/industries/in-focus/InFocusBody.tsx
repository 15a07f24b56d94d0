import type { IndustryDetails } from '@portal/domain/contract'
import { Card, Grid, SectionHeader, Stack, Stat, Text, TextLink } from '@portal/ui'
import { useListIndustriesQuery } from '#features/businesses/businesses.api.ts'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { CountryChart } from '../components/BusinessCountCharts.tsx'
import { findReasons } from './reasons.ts'
import { IN_FOCUS_SLUG } from './industry-in-focus.ts'
import { IndustryEvents, IndustryBusinesses } from '../teasers/IndustryTeasers.tsx'
import { IndustryLoader } from '../components/IndustryLoader.tsx'

/** Why this industry, in figures that are counted or name their source. */
function Reasons() {
  const { data = [] } = useListIndustriesQuery({})
  return (
    <Section aria-labelledby="why">
      <SectionHeader id="why" title="Why it is in focus" />
      <Grid gap={16}>
        {findReasons(IN_FOCUS_SLUG, data).map(({ figure, label, note }) => (
          <Card key={label}>
            <Stat label={label} value={figure} note={note} />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Story = ({ industry: { about } }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="story">
    <SectionHeader id="story" title="How it works here" />
    <Stack gap={16}>
      {about.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  </Section>
)

const ByCountry = ({ industry }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="where">
    <SectionHeader
      id="where"
      title="Where the businesses are"
      action={
        <TextLink href={paths.industryInsights(industry.slug)} arrow>
          {industry.name} insights
        </TextLink>
      }
    />
    <CountryChart industry={industry} />
  </Section>
)

/** The industry in focus: the reasons, its text, its countries, its featured businesses and next events. */
export const InFocusBody = ({ teasers }: { teasers: Teasers }) => (
  <Stack gap={48}>
    <Reasons />
    <IndustryLoader slug={IN_FOCUS_SLUG}>
      {(industry) => (
        <Stack gap={48}>
          <TwoColumns>
            <Story industry={industry} />
            <ByCountry industry={industry} />
          </TwoColumns>
          <IndustryBusinesses industry={industry} teasers={teasers} />
          <IndustryEvents industry={industry} title="Upcoming events" teasers={teasers} />
        </Stack>
      )}
    </IndustryLoader>
  </Stack>
)
