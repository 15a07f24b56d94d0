import { getCountry } from '@portal/domain/place'
import { Accordion, AccordionItem, below, Cluster, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { GuideContents } from './GuideContents.tsx'
import { GuideSection } from './GuideSection.tsx'
import { LastReviewed } from './LastReviewed.tsx'
import { Licences } from './Licences.tsx'
import { NotPublished } from './NotPublished.tsx'
import { Organisations } from './Organisations.tsx'
import { Overview } from './Overview.tsx'
import { PartLinks } from './PartLinks.tsx'
import { Spotlight } from './Spotlight.tsx'
import type { GuideOverview, SectionSummary } from '../guides.api.ts'
import { Quiz } from '../quiz/Quiz.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths, type GuidePart } from '#shared/urls/paths.ts'
import { toNewsQuery, toNextEventQuery } from '../guide-queries.ts'
import { FeaturedInPlace } from './FeaturedInPlace.tsx'

interface GuideSectionsProps {
  guide: GuideOverview
  teasers: Teasers
}

const ArrowLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} arrow>
    {children}
  </TextLink>
)

interface SummaryProps {
  summary: SectionSummary
  /** The page with the topics. */
  path: string
  label: string
  guide: GuideOverview
}

/** A part in brief: its introduction, and links to the topics on its page. */
const Summary = ({ summary: { intro, titles }, path, label, guide }: SummaryProps) =>
  titles.length === 0 ? (
    <NotPublished contacts={guide.contacts} hasContacts />
  ) : (
    <Stack gap={16}>
      {intro !== '' && <Text>{intro}</Text>}
      <PartLinks label={label} path={path} titles={titles} />
      <LastReviewed on={guide.updatedOn} />
    </Stack>
  )

/** The sections of editorial text. */
function EditorialSections({ guide }: { guide: GuideOverview }) {
  const { name, fullCode } = getCountry(guide.country)
  const getPartPath = (which: GuidePart) => paths.guidePart(fullCode, which)
  return (
    <>
      <GuideSection id="overview" title="Overview">
        <Overview country={guide.country} lead={guide.lead} />
        <GuideContents country={guide.country} />
      </GuideSection>
      <GuideSection
        id="regulations"
        title="Regulations & Licences"
        lead="Three licences that many businesses need, and who issues them."
        action={
          <ArrowLink href={getPartPath('regulations-licences')}>Licences: details and sources</ArrowLink>
        }
      >
        <Licences
          licences={guide.licences}
          reviewedOn={guide.updatedOn}
          contacts={guide.contacts}
          hasContacts
        />
      </GuideSection>
      {guide.quiz.length > 0 && (
        <GuideSection id="quiz" title="Quiz" lead={`How well do you know business in ${name}?`}>
          <Accordion>
            <AccordionItem title={`Take the quiz: ${guide.quiz.length} questions`}>
              <Quiz questions={guide.quiz} />
            </AccordionItem>
          </Accordion>
        </GuideSection>
      )}
      <GuideSection
        id="taxes"
        title="Taxes & Duties"
        action={<ArrowLink href={getPartPath('taxes-duties')}>Taxes: rates, details and sources</ArrowLink>}
      >
        <Summary summary={guide.taxes} path={getPartPath('taxes-duties')} label="Tax topics" guide={guide} />
      </GuideSection>
      <GuideSection
        id="grants"
        title="Grants"
        action={<ArrowLink href={getPartPath('grants-tenders')}>Grants: details and sources</ArrowLink>}
      >
        <Summary
          summary={guide.grants}
          path={getPartPath('grants-tenders')}
          label="Grant topics"
          guide={guide}
        />
        <ArrowLink
          href={`${getPartPath('grants-tenders')}#open-grants`}
        >{`Grants open now in ${name}`}</ArrowLink>
      </GuideSection>
      <GuideSection
        id="chambers"
        title="Chambers & Associations"
        action={
          <ArrowLink href={getPartPath('chambers-associations')}>
            How to reach chambers and associations
          </ArrowLink>
        }
      >
        {guide.chambers.length === 0 ? (
          <NotPublished contacts={guide.contacts} hasContacts />
        ) : (
          <PartLinks
            label="Chambers and associations"
            path={getPartPath('chambers-associations')}
            titles={guide.chambers}
          />
        )}
      </GuideSection>
    </>
  )
}

/* Three of the six on phones, where they are stacked: the part about them has them all. */
const FirstOnPhones = styled.div`
  ${below.phone} {
    article:nth-of-type(n + 4) {
      display: none;
    }
  }
`

/** The sections whose content changes daily. */
function LiveSections({ guide: { country }, teasers }: GuideSectionsProps) {
  const { LatestNews, UpcomingEvents } = teasers
  const { name } = getCountry(country)
  return (
    <>
      <GuideSection
        id="news"
        title="News"
        action={<ArrowLink href={paths.news({ country })}>{`All news from ${name}`}</ArrowLink>}
      >
        <LatestNews
          query={toNewsQuery(country)}
          empty="No recent news available. Check back soon for updates."
        />
      </GuideSection>
      <GuideSection
        id="events"
        title="Events"
        action={<ArrowLink href={paths.events({ country })}>{`All events in ${name}`}</ArrowLink>}
      >
        <UpcomingEvents query={toNextEventQuery(country)} empty={`No event is announced in ${name} yet.`} />
      </GuideSection>
      <GuideSection
        id="businesses"
        title="Featured Businesses"
        action={<ArrowLink href={paths.directory({ country })}>{`All businesses in ${name}`}</ArrowLink>}
      >
        <FirstOnPhones>
          <FeaturedInPlace place={country} country={country} teasers={teasers} />
        </FirstOnPhones>
      </GuideSection>
    </>
  )
}

/** All sections of a guide, in the order of its menu. */
export const GuideSections = ({ guide, teasers }: GuideSectionsProps) => (
  <>
    <EditorialSections guide={guide} />
    <LiveSections guide={guide} teasers={teasers} />
    <GuideSection id="industries" title="Industry Spotlight">
      <Spotlight industries={guide.industries} contacts={guide.contacts} />
    </GuideSection>
    <GuideSection id="contacts" title="Contacts" lead="Who to contact first.">
      {guide.contacts.length === 0 ? (
        <NotPublished contacts={[]} />
      ) : (
        <Organisations organisations={guide.contacts} />
      )}
      <Cluster justify="between">
        <LastReviewed on={guide.updatedOn} />
        <LinkButton
          href={paths.reportIssue({ page: paths.guide(getCountry(guide.country).fullCode) })}
          variant="quiet"
          size="small"
          data-print="hide"
        >
          Something changed? Tell us
        </LinkButton>
      </Cluster>
    </GuideSection>
  </>
)
