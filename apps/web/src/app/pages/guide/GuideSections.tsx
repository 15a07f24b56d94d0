import { countryOf } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Cluster, Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { GuideSection } from '#features/guides/components/GuideSection.tsx'
import { Licences } from '#features/guides/components/Licences.tsx'
import { NotPublished } from '#features/guides/components/NotPublished.tsx'
import { Organisations } from '#features/guides/components/Organisations.tsx'
import { Overview } from '#features/guides/components/Overview.tsx'
import { Spotlight } from '#features/guides/components/Spotlight.tsx'
import { Topics } from '#features/guides/components/Topics.tsx'
import type { FullGuide } from '#features/guides/guides.api.ts'
import { Quiz } from '#features/guides/quiz/Quiz.tsx'
import { paths, type GuidePart } from '#shared/urls/paths.ts'
import { LatestNews } from '#features/news/teasers/LatestNews.tsx'
import { UpcomingEvents } from '#features/events/teasers/UpcomingEvents.tsx'
import { OpenTenders } from '#features/tenders/teasers/OpenTenders.tsx'
import { FeaturedHere } from './FeaturedHere.tsx'
import { eventsOf, featuredOf, grantsOf, newsOf } from './guide-queries.ts'

const Way = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} arrow>
    {children}
  </TextLink>
)

/** What an office or a law says: the sections that are the editor's. */
function Written({ guide }: { guide: FullGuide }) {
  const { name, fullCode } = countryOf(guide.country)
  const part = (which: GuidePart) => paths.guidePart(fullCode, which)
  const whom = { contacts: guide.contacts, hasContacts: true }
  return (
    <>
      <GuideSection
        id="overview"
        title="Overview"
        action={<Way href={part('doing-business')}>Setting up, step by step</Way>}
      >
        <Overview country={guide.country} texts={guide.overview} />
      </GuideSection>
      <GuideSection
        id="regulations"
        title="Regulations & Licences"
        lead="Three licences that many businesses need, and who gives them."
        action={<Way href={part('regulations-licences')}>With sources</Way>}
      >
        <Licences licences={guide.licences} {...whom} />
      </GuideSection>
      {guide.quiz.length > 0 && (
        <GuideSection id="quiz" title="Quiz" lead={`What do you know about business in ${name}?`}>
          <Quiz questions={guide.quiz} />
        </GuideSection>
      )}
      <GuideSection
        id="taxes"
        title="Taxes & Duties"
        action={<Way href={part('taxes-duties')}>With sources</Way>}
      >
        <Topics section={guide.taxes} {...whom} />
      </GuideSection>
      <GuideSection
        id="grants"
        title="Grants"
        action={<Way href={part('grants-tenders')}>With sources and tenders</Way>}
      >
        <Topics section={guide.grants} {...whom} />
        <Stack gap={12}>
          <Heading level={3}>Open now</Heading>
          <OpenTenders query={grantsOf(guide.country)} empty={`No grant is open in ${name} at the moment.`} />
        </Stack>
      </GuideSection>
      <GuideSection id="chambers" title="Chambers & Associations">
        {guide.chambers.length === 0 ? (
          <NotPublished {...whom} />
        ) : (
          <Organisations organisations={guide.chambers} />
        )}
      </GuideSection>
    </>
  )
}

/** What changes by the day: the sections that are asked for live. */
function Live({ guide: { country } }: { guide: FullGuide }) {
  const { name } = countryOf(country)
  return (
    <>
      <GuideSection
        id="news"
        title="News"
        action={<Way href={paths.news({ country })}>{`All news of ${name}`}</Way>}
      >
        <LatestNews query={newsOf(country)} empty="No recent news available. Check back soon for updates." />
      </GuideSection>
      <GuideSection
        id="events"
        title="Events"
        action={<Way href={paths.events({ country })}>{`All events in ${name}`}</Way>}
      >
        <UpcomingEvents query={eventsOf(country)} empty={`No event is announced in ${name} yet.`} />
      </GuideSection>
      <GuideSection
        id="businesses"
        title="Featured Businesses"
        action={<Way href={paths.directory({ country })}>{`All businesses in ${name}`}</Way>}
      >
        <FeaturedHere query={featuredOf(country)} country={country} />
      </GuideSection>
    </>
  )
}

/** All sections of a guide, in the order of its menu. */
export const GuideSections = ({ guide }: { guide: FullGuide }) => (
  <>
    <Written guide={guide} />
    <Live guide={guide} />
    <GuideSection id="industries" title="Industry Spotlight">
      <Spotlight industries={guide.industries} contacts={guide.contacts} />
    </GuideSection>
    <GuideSection id="contacts" title="Contacts" lead="Whom to ask first.">
      {guide.contacts.length === 0 ? (
        <NotPublished contacts={[]} />
      ) : (
        <Organisations organisations={guide.contacts} />
      )}
      <Cluster justify="between">
        <Text size="caption" tone="soft">
          Last gone through on {formatDate(guide.updatedOn, 'UTC')}.
        </Text>
        <LinkButton
          href={paths.reportIssue({ page: paths.guide(countryOf(guide.country).fullCode) })}
          variant="quiet"
          size="small"
          data-print="hide"
        >
          Something has changed? Tell us
        </LinkButton>
      </Cluster>
    </GuideSection>
  </>
)
