import type { IndustryDetails } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Card, from, Heading, LinkButton, SectionHeading, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { estimatesOf, RegionalFigures } from '#features/industries/components/RegionalFigures.tsx'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { LatestNews } from '../latest/LatestNews.tsx'
import { NextEvents } from '../latest/NextEvents.tsx'
import { Nothing } from '../latest/Nothing.tsx'
import { OpenTenders } from '../latest/OpenTenders.tsx'
import { SomeBusinesses } from '../latest/SomeBusinesses.tsx'
import { ByCategory, ByCountry } from './Counts.tsx'
import { businessesOf, eventsOf, newsOf, tendersOf } from './industries-query.ts'
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

const News = ({ industry: { name, word } }: { industry: IndustryDetails }) => (
  <>
    <Section aria-labelledby="news">
      <SectionHeading
        id="news"
        title="News"
        action={
          <TextLink href={paths.news({ search: word })} arrow>
            More news
          </TextLink>
        }
      />
      <LatestNews query={newsOf(word)} empty={`No article is about ${name} at the moment.`} />
    </Section>
    <Section aria-labelledby="events">
      <SectionHeading
        id="events"
        title="Events"
        action={
          <TextLink href={paths.events({ search: word })} arrow>
            More events
          </TextLink>
        }
      />
      <NextEvents query={eventsOf(word)} empty={`No event about ${name} is announced yet.`} />
    </Section>
  </>
)

const Tenders = ({ industry: { name, slug } }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="tenders">
    <SectionHeading
      id="tenders"
      title="Tenders"
      action={
        <TextLink href={paths.tenders({ industry: slug })} arrow>
          All its tenders
        </TextLink>
      }
    />
    <OpenTenders
      query={tendersOf(slug)}
      empty={`No tender in ${name} is open at the moment.`}
      action={
        <LinkButton href={paths.postTender()} variant="secondary" size="small">
          Post Tender
        </LinkButton>
      }
    />
  </Section>
)

const Businesses = ({ industry: { slug } }: { industry: IndustryDetails }) => (
  <Section aria-labelledby="businesses">
    <SectionHeading
      id="businesses"
      title="Featured Businesses"
      action={
        <TextLink href={paths.industryBusinesses(slug)} arrow>
          All its businesses
        </TextLink>
      }
    />
    <SomeBusinesses
      query={businessesOf(slug)}
      empty={
        <Nothing
          action={
            <LinkButton href={paths.registerBusiness()} variant="secondary" size="small">
              List Your Business
            </LinkButton>
          }
        >
          No featured businesses available yet.
        </Nothing>
      }
    />
  </Section>
)

/** How an industry works, what is counted in it, and what is live in it. */
export const IndustryBody = ({ slug }: { slug: string }) => (
  <WithIndustry slug={slug}>
    {(industry) => (
      <Stack gap={48}>
        <Columns>
          <Section aria-labelledby="about">
            <SectionHeading id="about" title="How it works here" />
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
        <Businesses industry={industry} />
        <Tenders industry={industry} />
        <News industry={industry} />
      </Stack>
    )}
  </WithIndustry>
)
