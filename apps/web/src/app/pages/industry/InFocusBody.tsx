import type { IndustryDetails } from '@portal/domain/contract'
import { Card, Grid, SectionHeader, Stack, Stat, Text, TextLink } from '@portal/ui'
import { useListIndustriesQuery } from '#features/businesses/businesses.api.ts'
import { Pair } from '#shared/layout/TwoColumns.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { ByCountry } from './Counts.tsx'
import { reasonsFor } from './in-focus.ts'
import { IN_FOCUS } from './industry-in-focus.ts'
import { EventsOfIndustry, FeaturedInIndustry } from './LiveSections.tsx'
import { WithIndustry } from './WithIndustry.tsx'

/** Why this one, in figures that are counted or captioned. */
function Reasons() {
  const { data = [] } = useListIndustriesQuery({})
  return (
    <Section aria-labelledby="why">
      <SectionHeader id="why" title="Why it is in focus" />
      <Grid gap={16}>
        {reasonsFor(IN_FOCUS, data).map(({ figure, label, isEstimate }) => (
          <Card key={label}>
            <Stat label={label} value={figure} {...(isEstimate && { note: 'Regional estimate' })} />
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

const Where = ({ industry }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="where">
    <SectionHeader
      id="where"
      title="Where it is"
      action={
        <TextLink href={paths.industryInsights(industry.slug)} arrow>
          Insights
        </TextLink>
      }
    />
    <ByCountry industry={industry} />
  </Section>
)

/** How the industry in focus works, where it is, who stands out in it and what comes next. */
export const InFocusBody = () => (
  <Stack gap={48}>
    <Reasons />
    <WithIndustry slug={IN_FOCUS}>
      {(industry) => (
        <Stack gap={48}>
          <Pair>
            <Story industry={industry} />
            <Where industry={industry} />
          </Pair>
          <FeaturedInIndustry industry={industry} />
          <EventsOfIndustry industry={industry} title="What comes next" />
        </Stack>
      )}
    </WithIndustry>
  </Stack>
)
