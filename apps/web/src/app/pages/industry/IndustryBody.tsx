import type { IndustryDetails } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Card, from, Heading, LinkButton, SectionHeader, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { estimatesOf, RegionalFigures } from '#features/industries/components/RegionalFigures.tsx'
import { LinkedSection } from '#shared/layout/LinkedSection.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { OpenTenders } from '#features/tenders/teasers/OpenTenders.tsx'
import { ByCategory, ByCountry } from './Counts.tsx'
import { tendersOf } from './industries-query.ts'
import { EventsOfIndustry, FeaturedInIndustry, NewsOfIndustry } from './LiveSections.tsx'
import { WithIndustry } from './WithIndustry.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[32]} ${token.space[48]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`

const Listed = ({ industry }: { industry: IndustryDetails }) => (
  <Card as="aside" gap={16} aria-labelledby="listed">
    <Heading level={2} size="card" id="listed">
      {formatNumber(industry.businessCount)} {industry.businessCount === 1 ? 'business' : 'businesses'} listed
      here
    </Heading>
    <ByCountry industry={industry} />
    {industry.categories.length > 1 && (
      <>
        <Heading level={3} size="small">
          By category
        </Heading>
        <ByCategory industry={industry} />
      </>
    )}
    <TextLink href={paths.industryInsights(industry.slug)} arrow>
      Insights
    </TextLink>
  </Card>
)

const Tenders = ({ industry: { name, slug } }: { industry: IndustryDetails }) => (
  <LinkedSection
    id="tenders"
    title="Tenders"
    way={{ label: 'All its tenders', href: paths.tenders({ industry: slug }) }}
  >
    <OpenTenders
      query={tendersOf(slug)}
      empty={`No tender in ${name} is open at the moment.`}
      action={
        <LinkButton href={paths.postTender()} variant="secondary" size="small">
          Post Tender
        </LinkButton>
      }
    />
  </LinkedSection>
)

/** How an industry works, what is counted in it, and what is live in it. */
export const IndustryBody = ({ slug }: { slug: string }) => (
  <WithIndustry slug={slug}>
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
            {estimatesOf(slug) && (
              <Stack gap={12}>
                <Heading level={3}>In figures</Heading>
                <RegionalFigures slug={slug} />
              </Stack>
            )}
          </Section>
          <Listed industry={industry} />
        </Columns>
        <FeaturedInIndustry industry={industry} />
        <Tenders industry={industry} />
        <NewsOfIndustry industry={industry} />
        <EventsOfIndustry industry={industry} title="Events" />
      </Stack>
    )}
  </WithIndustry>
)
