import { countryOf } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Cluster, Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { GuideSection } from './GuideSection.tsx'
import { Licences } from './Licences.tsx'
import { NotPublished } from './NotPublished.tsx'
import { Organisations } from './Organisations.tsx'
import { Overview } from './Overview.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Topics } from './Topics.tsx'
import type { FullGuide } from '../guides.api.ts'
import { Quiz } from '../quiz/Quiz.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths, type GuidePart } from '#shared/urls/paths.ts'
import { eventsQuery, grantsQuery, newsQuery } from '../guide-queries.ts'
import { FeaturedInPlace } from './FeaturedInPlace.tsx'

interface GuideSectionsProps {
  guide: FullGuide
  teasers: Teasers
}

const ArrowLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} arrow>
    {children}
  </TextLink>
)

/** The sections of editorial text. */
function EditorialSections({ guide, teasers: { OpenTenders } }: GuideSectionsProps) {
  const { name, fullCode } = countryOf(guide.country)
  const part = (which: GuidePart) => paths.guidePart(fullCode, which)
  const contacts = { contacts: guide.contacts, hasContacts: true }
  return (
    <>
      <GuideSection
        id="overview"
        title="Overview"
        action={<ArrowLink href={part('doing-business')}>Setting up, step by step</ArrowLink>}
      >
        <Overview country={guide.country} texts={guide.overview} />
      </GuideSection>
      <GuideSection
        id="regulations"
        title="Regulations & Licences"
        lead="Three licences that many businesses need, and who gives them."
        action={<ArrowLink href={part('regulations-licences')}>With sources</ArrowLink>}
      >
        <Licences licences={guide.licences} {...contacts} />
      </GuideSection>
      {guide.quiz.length > 0 && (
        <GuideSection id="quiz" title="Quiz" lead={`What do you know about business in ${name}?`}>
          <Quiz questions={guide.quiz} />
        </GuideSection>
      )}
      <GuideSection
        id="taxes"
        title="Taxes & Duties"
        action={<ArrowLink href={part('taxes-duties')}>With sources</ArrowLink>}
      >
        <Topics section={guide.taxes} {...contacts} />
      </GuideSection>
      <GuideSection
        id="grants"
        title="Grants"
        action={<ArrowLink href={part('grants-tenders')}>With sources and tenders</ArrowLink>}
      >
        <Topics section={guide.grants} {...contacts} />
        <Stack gap={12}>
          <Heading level={3}>Open now</Heading>
          <OpenTenders
            query={grantsQuery(guide.country)}
            empty={`No grant is open in ${name} at the moment.`}
          />
        </Stack>
      </GuideSection>
      <GuideSection id="chambers" title="Chambers & Associations">
        {guide.chambers.length === 0 ? (
          <NotPublished {...contacts} />
        ) : (
          <Organisations organisations={guide.chambers} />
        )}
      </GuideSection>
    </>
  )
}

/** The sections whose content changes daily. */
function LiveSections({ guide: { country }, teasers }: GuideSectionsProps) {
  const { LatestNews, UpcomingEvents } = teasers
  const { name } = countryOf(country)
  return (
    <>
      <GuideSection
        id="news"
        title="News"
        action={<ArrowLink href={paths.news({ country })}>{`All news of ${name}`}</ArrowLink>}
      >
        <LatestNews
          query={newsQuery(country)}
          empty="No recent news available. Check back soon for updates."
        />
      </GuideSection>
      <GuideSection
        id="events"
        title="Events"
        action={<ArrowLink href={paths.events({ country })}>{`All events in ${name}`}</ArrowLink>}
      >
        <UpcomingEvents query={eventsQuery(country)} empty={`No event is announced in ${name} yet.`} />
      </GuideSection>
      <GuideSection
        id="businesses"
        title="Featured Businesses"
        action={<ArrowLink href={paths.directory({ country })}>{`All businesses in ${name}`}</ArrowLink>}
      >
        <FeaturedInPlace place={country} country={country} teasers={teasers} />
      </GuideSection>
    </>
  )
}

/** All sections of a guide, in the order of its menu. */
export const GuideSections = ({ guide, teasers }: GuideSectionsProps) => (
  <>
    <EditorialSections guide={guide} teasers={teasers} />
    <LiveSections guide={guide} teasers={teasers} />
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
