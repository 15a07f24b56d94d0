import type { IndustryDetails } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Card, from, Heading, LinkButton, SectionHeader, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { IndustryFigures } from './IndustryFigures.tsx'
import { LinkedSection } from '#shared/layout/LinkedSection.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { CategoryChart, CountryChart } from './BusinessCountCharts.tsx'
import { toTendersQuery } from '../industry-queries.ts'
import { IndustryEvents, IndustryBusinesses, IndustryNews } from '../teasers/IndustryTeasers.tsx'
import { IndustryLoader } from './IndustryLoader.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[32]} ${token.space[48]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`

const BusinessCounts = ({ industry }: { industry: IndustryDetails }) => (
  <Card as="aside" gap={16} aria-labelledby="listed">
    <Heading level={2} size="card" id="listed">
      {formatNumber(industry.businessCount)} {industry.businessCount === 1 ? 'business' : 'businesses'} listed
      here
    </Heading>
    <CountryChart industry={industry} />
    {industry.categories.length > 1 && (
      <>
        <Heading level={3} size="small">
          By category
        </Heading>
        <CategoryChart industry={industry} />
      </>
    )}
    <TextLink href={paths.industryInsights(industry.slug)} arrow>
      {industry.name} insights
    </TextLink>
  </Card>
)

interface TendersProps {
  industry: IndustryDetails
  teasers: Pick<Teasers, 'OpenTenders'>
}

const Tenders = ({ industry: { name, slug }, teasers: { OpenTenders } }: TendersProps) => (
  <LinkedSection
    id="tenders"
    title="Tenders"
    more={{ label: `All tenders in ${name}`, href: paths.tenders({ industry: slug }) }}
  >
    <OpenTenders
      query={toTendersQuery(slug)}
      empty={`No open tenders in ${name} right now.`}
      action={
        <LinkButton href={paths.postTender()} variant="secondary" size="small">
          Post Tender
        </LinkButton>
      }
    />
  </LinkedSection>
)

/** An industry's text, its counts of businesses, and the latest of other features. */
export const IndustryBody = ({ slug, teasers }: { slug: string; teasers: Teasers }) => (
  <IndustryLoader slug={slug}>
    {(industry) => (
      <Stack gap={48}>
        <Columns>
          <Section aria-labelledby="about">
            <SectionHeader id="about" title="How it works here" />
            <Stack gap={16}>
              {industry.about.map((text) => (
                <Text key={text}>{text}</Text>
              ))}
            </Stack>
            <Stack gap={12}>
              <Heading level={3}>In figures</Heading>
              <IndustryFigures industry={industry} />
            </Stack>
          </Section>
          <BusinessCounts industry={industry} />
        </Columns>
        <IndustryBusinesses industry={industry} teasers={teasers} />
        <Tenders industry={industry} teasers={teasers} />
        <IndustryNews industry={industry} teasers={teasers} />
        <IndustryEvents industry={industry} title="Events" teasers={teasers} />
      </Stack>
    )}
  </IndustryLoader>
)
