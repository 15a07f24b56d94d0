import { resourceSection } from '@portal/domain/content'
import type { IndustryDetails } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Card, Grid, Heading, SectionHeader, Stack, Text, TextLink } from '@portal/ui'
import { estimatesOf, RegionalFigures } from '#features/industries/components/RegionalFigures.tsx'
import { ResourceCard } from '#features/resources/components/ResourceCard.tsx'
import { useListResourcesQuery } from '#features/resources/resources.api.ts'
import { Pair } from '#shared/layout/TwoColumns.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'
import { ByCategory, ByCountry, ByProvince } from './Counts.tsx'
import { resourcesOn } from './industries-query.ts'
import { NewsOfIndustry } from './LiveSections.tsx'
import { TOPICS_SHOWN } from './topics-shown.ts'
import { WithIndustry } from './WithIndustry.tsx'

type Topic = IndustryDetails['topics'][number]

const Charts = ({ industry }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="counts">
    <SectionHeader id="counts" title="Where its businesses are">
      {`${formatNumber(industry.businessCount)} ${industry.businessCount === 1 ? 'business is' : 'businesses are'} listed here now, in its product categories too.`}
    </SectionHeader>
    <Pair>
      <Card gap={12}>
        <Heading level={3}>By country</Heading>
        <ByCountry industry={industry} />
      </Card>
      <Card gap={12}>
        <Heading level={3}>By province of the Solomon Islands</Heading>
        <ByProvince industry={industry} />
      </Card>
      {industry.categories.length > 1 && (
        <Card gap={12}>
          <Heading level={3}>By category</Heading>
          <ByCategory industry={industry} />
        </Card>
      )}
    </Pair>
  </Section>
)

const OnTopic = ({ topic }: { topic: Topic }) => (
  <Stack gap={12}>
    <SectionHeader
      level={3}
      title={resourceSection(topic)?.name ?? topic}
      action={
        <TextLink href={paths.resourceSection(topic)} arrow>
          All of them
        </TextLink>
      }
    />
    <TeaserList
      answer={useListResourcesQuery(resourcesOn(topic))}
      failed="Failed to fetch resources"
      empty={<EmptyNote>Nothing is published on it yet.</EmptyNote>}
    >
      {(items) => (
        <Grid cell="wide" gap={16}>
          {items.map((item) => (
            <ResourceCard key={item.id} item={item} />
          ))}
        </Grid>
      )}
    </TeaserList>
  </Stack>
)

const Reading = ({ industry }: { industry: IndustryDetails }) => (
  <>
    <Section aria-labelledby="resources">
      <SectionHeader id="resources" title="Guides and templates">
        Picked for this industry.
      </SectionHeader>
      {industry.topics.slice(0, TOPICS_SHOWN).map((topic) => (
        <OnTopic key={topic} topic={topic} />
      ))}
    </Section>
    <NewsOfIndustry industry={industry} />
  </>
)

const Estimates = ({ slug }: { slug: string }) => (
  <Section aria-labelledby="figures">
    <SectionHeader id="figures" title="In figures" />
    {estimatesOf(slug) ? (
      <RegionalFigures slug={slug} />
    ) : (
      <Text tone="soft">Nobody has estimated this industry for the whole region. Not published yet.</Text>
    )}
  </Section>
)

/** Counts of today, figures of the region, and what to read. */
export const InsightsBody = ({ slug }: { slug: string }) => (
  <WithIndustry slug={slug}>
    {(industry) => (
      <Stack gap={48}>
        <Charts industry={industry} />
        <Estimates slug={slug} />
        <Reading industry={industry} />
      </Stack>
    )}
  </WithIndustry>
)
