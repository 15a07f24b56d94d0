import { getCountry, getPlaceName } from '@portal/domain/place'
import {
  ErrorState,
  LinkButton,
  SectionHeader,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/ui'
import { DownloadGuide } from './DownloadGuide.tsx'
import { LastReviewed } from './LastReviewed.tsx'
import { Licences } from './Licences.tsx'
import { NotPublished } from './NotPublished.tsx'
import { Organisations } from './Organisations.tsx'
import { Topics } from './Topics.tsx'
import { PART_WORDS } from '../guide-sections.ts'
import { useGetGuidePartQuery, type GuideExtract } from '../guides.api.ts'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { useScrollToAnchor } from '#shared/page/useScrollToAnchor.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { FeaturedInPlace } from './FeaturedInPlace.tsx'
import { toEventsQuery, toGrantsQuery, toNewestQuery, toTendersQuery } from '../guide-queries.ts'
import type { GuidePartAddress } from '../guide-part-address.ts'

interface GuidePartBodyProps extends GuidePartAddress {
  teasers: Teasers
}

interface PartProps extends GuidePartBodyProps {
  guide: GuideExtract
}

function Grants({ guide, place, teasers: { OpenTenders } }: PartProps) {
  const name = getPlaceName(place)
  return (
    <>
      <Topics
        section={guide.grants}
        reviewedOn={guide.updatedOn}
        contacts={guide.contacts}
        hasContacts
        level={2}
      />
      <Section aria-labelledby="open-grants">
        <SectionHeader
          id="open-grants"
          title="Grants open now"
          action={
            <TextLink href={paths.tendersOfKind('grants', { country: place.country })} arrow>
              {`All grants in ${getCountry(place.country).name}`}
            </TextLink>
          }
        />
        <OpenTenders
          query={toGrantsQuery(place.country)}
          empty={`No open grants in ${getCountry(place.country).name} right now.`}
        />
      </Section>
      <Section aria-labelledby="open-tenders">
        <SectionHeader
          id="open-tenders"
          title="Tenders open now"
          action={
            <TextLink href={paths.tenders({ country: place.province ?? place.country })} arrow>
              {`All tenders in ${getPlaceName(place)}`}
            </TextLink>
          }
        />
        <OpenTenders
          query={toTendersQuery(place.province ?? place.country)}
          empty={`No open tenders in ${name} right now.`}
          action={
            <LinkButton href={paths.postTender()} variant="secondary" size="small">
              Post Tender
            </LinkButton>
          }
        />
      </Section>
    </>
  )
}

function Featured({ place, teasers }: PartProps) {
  const { BusinessTeasers } = teasers
  const code = place.province ?? place.country
  return (
    <>
      <Section aria-labelledby="standing-out">
        <VisuallyHidden>
          <h2 id="standing-out">Featured</h2>
        </VisuallyHidden>
        <FeaturedInPlace place={code} country={place.country} teasers={teasers} />
      </Section>
      <Section aria-labelledby="newest">
        <SectionHeader
          id="newest"
          title="Newest listings"
          action={
            <TextLink href={paths.country(code)} arrow>
              {`All businesses in ${getPlaceName(place)}`}
            </TextLink>
          }
        />
        <BusinessTeasers
          query={toNewestQuery(code)}
          empty={<Text tone="soft">No business is listed here yet.</Text>}
        />
      </Section>
    </>
  )
}

/** The country in some paragraphs. */
function AboutCountry({ guide: { country, overview = [] } }: { guide: GuideExtract }) {
  if (overview.length === 0) return null
  return (
    <Section aria-labelledby="about">
      <SectionHeader id="about" title={`About ${getCountry(country).name}`} />
      {overview.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Section>
  )
}

/** A part's editorial text, or its live content. */
function PartContent(props: PartProps) {
  const { guide, part } = props
  const contacts = {
    contacts: guide.contacts,
    hasContacts: true,
    level: 2,
    reviewedOn: guide.updatedOn,
  } as const
  switch (part) {
    case 'doing-business':
      return (
        <>
          <Topics section={guide.doingBusiness} {...contacts} />
          <AboutCountry guide={guide} />
        </>
      )
    case 'regulations-licences':
      return <Licences licences={guide.licences} sources={guide.licenceSources} open {...contacts} />
    case 'taxes-duties':
      return <Topics section={guide.taxes} {...contacts} />
    case 'grants-tenders':
      return <Grants {...props} />
    case 'chambers-associations':
      return guide.chambers?.length ? (
        <Organisations organisations={guide.chambers} level={2} isAnchored />
      ) : (
        <NotPublished contacts={guide.contacts} hasContacts />
      )
    case 'featured':
      return <Featured {...props} />
  }
}

/** The live content of a province, below its country's text. */
function ProvinceSections({ place, part, teasers }: GuidePartBodyProps) {
  const { OpenTenders, UpcomingEvents } = teasers
  const { province, country } = place
  if (province === null) return null
  const name = getPlaceName(place)
  return (
    <>
      {part !== 'featured' && (
        <Section aria-labelledby="own-businesses">
          <SectionHeader
            id="own-businesses"
            title={`Featured in ${name}`}
            action={
              <TextLink href={paths.country(province)} arrow>
                {`All businesses in ${name}`}
              </TextLink>
            }
          />
          <FeaturedInPlace place={province} country={country} teasers={teasers} />
        </Section>
      )}
      {part !== 'grants-tenders' && (
        <Section aria-labelledby="own-tenders">
          <SectionHeader id="own-tenders" title={`Tenders in ${name}`} />
          <OpenTenders query={toTendersQuery(province)} empty={`No open tenders in ${name} right now.`} />
        </Section>
      )}
      <Section aria-labelledby="own-events">
        <SectionHeader id="own-events" title={`Events in ${name}`} />
        <UpcomingEvents query={toEventsQuery(province)} empty={`No event is announced in ${name} yet.`} />
      </Section>
    </>
  )
}

const Contacts = ({ guide }: { guide: GuideExtract }) => (
  <Section aria-labelledby="contacts">
    <SectionHeader id="contacts" title="Contacts">
      Who to contact first.
    </SectionHeader>
    {guide.contacts.length === 0 ? (
      <NotPublished contacts={[]} />
    ) : (
      <Organisations organisations={guide.contacts} />
    )}
  </Section>
)

const FullGuideLink = ({ guide, part }: PartProps) => {
  const { name, fullCode } = getCountry(guide.country)
  return (
    <TwoColumns>
      <Stack gap={8}>
        <TextLink href={`${paths.guide(fullCode)}#${PART_WORDS[part].section}`} arrow>
          {`Guide overview: Doing Business in ${name}`}
        </TextLink>
        <LastReviewed on={guide.updatedOn} />
      </Stack>
      <div>
        <DownloadGuide download={guide.download} />
      </div>
    </TwoColumns>
  )
}

/** A part's text, the live content of its place, its contacts, and a link to the full guide. */
export function GuidePartBody(props: GuidePartBodyProps) {
  const { country } = props.place
  const { data, error, isFetching, refetch } = useGetGuidePartQuery({ country, part: props.part })
  useScrollToAnchor(data !== undefined)
  if (!data && error) {
    return (
      <ErrorState title="We couldn’t load the guide" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Stack gap={12} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Stack>
    )
  }
  return (
    <Stack gap={48}>
      <PartContent {...props} guide={data} />
      <ProvinceSections {...props} />
      <Contacts guide={data} />
      <FullGuideLink {...props} guide={data} />
    </Stack>
  )
}
