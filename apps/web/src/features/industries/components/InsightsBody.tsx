import { findResourceSection } from '@portal/domain/content'
import type { IndustryDetails, listResources } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Card, Heading, SectionHeader, Stack, TextLink } from '@portal/ui'
import type { ComponentType } from 'react'
import type { Query } from '#shared/calls/call.ts'
import { IndustryFigures } from './IndustryFigures.tsx'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { CategoryChart, CountryChart, ProvinceChart } from './BusinessCountCharts.tsx'
import { MAX_TOPICS, toResourcesQuery } from '../industry-queries.ts'
import { IndustryNews } from '../teasers/IndustryTeasers.tsx'
import { IndustryLoader } from './IndustryLoader.tsx'

type Topic = IndustryDetails['topics'][number]

interface InsightsTeasers extends Pick<Teasers, 'LatestNews'> {
  ResourceTeasers: ComponentType<{ query: Query<typeof listResources>; empty: string }>
}

const Charts = ({ industry }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="counts">
    <SectionHeader id="counts" title="Where the businesses are">
      {`${formatNumber(industry.businessCount)} ${industry.businessCount === 1 ? 'business is' : 'businesses are'} listed here now, those in related product categories included.`}
    </SectionHeader>
    <TwoColumns>
      <Card gap={12}>
        <Heading level={3}>By country</Heading>
        <CountryChart industry={industry} />
      </Card>
      <Card gap={12}>
        <Heading level={3}>By province of Solomon Islands</Heading>
        <ProvinceChart industry={industry} />
      </Card>
      {industry.categories.length > 1 && (
        <Card gap={12}>
          <Heading level={3}>By category</Heading>
          <CategoryChart industry={industry} />
        </Card>
      )}
    </TwoColumns>
  </Section>
)

interface TopicResourcesProps {
  topic: Topic
  teasers: InsightsTeasers
}

const getTopicName = (topic: Topic) => findResourceSection(topic)?.name ?? topic

const TopicResources = ({ topic, teasers: { ResourceTeasers } }: TopicResourcesProps) => (
  <Stack gap={12}>
    <SectionHeader
      level={3}
      title={getTopicName(topic)}
      action={
        <TextLink href={paths.resourceSection(topic)} arrow>
          All {getTopicName(topic).toLowerCase()} resources
        </TextLink>
      }
    />
    <ResourceTeasers query={toResourcesQuery(topic)} empty="Nothing published on this yet." />
  </Stack>
)

interface ReadingProps {
  industry: IndustryDetails
  teasers: InsightsTeasers
}

const Reading = ({ industry, teasers }: ReadingProps) => (
  <>
    <Section aria-labelledby="resources">
      <SectionHeader id="resources" title="Guides and templates">
        Picked for this industry.
      </SectionHeader>
      {industry.topics.slice(0, MAX_TOPICS).map((topic) => (
        <TopicResources key={topic} topic={topic} teasers={teasers} />
      ))}
    </Section>
    <IndustryNews industry={industry} teasers={teasers} />
  </>
)

const Figures = ({ industry }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="figures">
    <SectionHeader id="figures" title="In figures" />
    <IndustryFigures industry={industry} />
  </Section>
)

/** An industry's counts of businesses, figures, resources and news. */
export const InsightsBody = ({ slug, teasers }: { slug: string; teasers: InsightsTeasers }) => (
  <IndustryLoader slug={slug}>
    {(industry) => (
      <Stack gap={48}>
        <Charts industry={industry} />
        <Figures industry={industry} />
        <Reading industry={industry} teasers={teasers} />
      </Stack>
    )}
  </IndustryLoader>
)
