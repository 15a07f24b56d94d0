import { countryOf } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
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
import { DownloadGuide } from '#features/guides/components/DownloadGuide.tsx'
import { Licences } from '#features/guides/components/Licences.tsx'
import { NotPublished } from '#features/guides/components/NotPublished.tsx'
import { Organisations } from '#features/guides/components/Organisations.tsx'
import { Topics } from '#features/guides/components/Topics.tsx'
import { PART_WORDS } from '#features/guides/guide-sections.ts'
import { useGetGuidePartQuery, type GuideExtract } from '#features/guides/guides.api.ts'
import { Pair } from '#shared/layout/TwoColumns.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { UpcomingEvents } from '#features/events/teasers/UpcomingEvents.tsx'
import { OpenTenders } from '#features/tenders/teasers/OpenTenders.tsx'
import { BusinessTeasers } from '#features/businesses/teasers/BusinessTeasers.tsx'
import { FeaturedHere } from './FeaturedHere.tsx'
import { eventsOf, featuredOf, grantsOf, newestOf, tendersOf } from './guide-queries.ts'
import { nameOf, type PartAddress } from './part-place.ts'

interface PartProps extends PartAddress {
  guide: GuideExtract
}

function Grants({ guide, place }: PartProps) {
  const name = nameOf(place)
  return (
    <>
      <Topics section={guide.grants} contacts={guide.contacts} hasContacts level={2} />
      <Section aria-labelledby="open-grants">
        <SectionHeader
          id="open-grants"
          title="Grants open now"
          action={
            <TextLink href={paths.tendersOfKind('grants', { country: place.country })} arrow>
              All grants
            </TextLink>
          }
        />
        <OpenTenders
          query={grantsOf(place.country)}
          empty={`No grant is open in ${countryOf(place.country).name} at the moment.`}
        />
      </Section>
      <Section aria-labelledby="open-tenders">
        <SectionHeader
          id="open-tenders"
          title="Tenders open now"
          action={
            <TextLink href={paths.tenders({ country: place.province ?? place.country })} arrow>
              All tenders
            </TextLink>
          }
        />
        <OpenTenders
          query={tendersOf(place.province ?? place.country)}
          empty={`No tender is open in ${name} at the moment.`}
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

function Featured({ place }: PartProps) {
  const code = place.province ?? place.country
  return (
    <>
      <Section aria-labelledby="standing-out">
        <VisuallyHidden>
          <h2 id="standing-out">Standing out</h2>
        </VisuallyHidden>
        <FeaturedHere query={featuredOf(code)} country={place.country} />
      </Section>
      <Section aria-labelledby="newest">
        <SectionHeader
          id="newest"
          title="Newest listings"
          action={
            <TextLink href={paths.country(code)} arrow>
              {`All businesses in ${nameOf(place)}`}
            </TextLink>
          }
        />
        <BusinessTeasers
          query={newestOf(code)}
          empty={<Text tone="soft">No business is listed here yet.</Text>}
        />
      </Section>
    </>
  )
}

/** What the editor says in a part, or what is live in it. */
function PartText(props: PartProps) {
  const { guide, part } = props
  const whom = { contacts: guide.contacts, hasContacts: true, level: 2 } as const
  switch (part) {
    case 'doing-business':
      return <Topics section={guide.doingBusiness} {...whom} />
    case 'regulations-licences':
      return <Licences licences={guide.licences} sources={guide.licenceSources} open {...whom} />
    case 'taxes-duties':
      return <Topics section={guide.taxes} {...whom} />
    case 'grants-tenders':
      return <Grants {...props} />
    case 'chambers-associations':
      return guide.chambers?.length ? (
        <Organisations organisations={guide.chambers} level={2} />
      ) : (
        <NotPublished {...whom} />
      )
    case 'featured':
      return <Featured {...props} />
  }
}

/** What there is in a province itself, beside what its country says. */
function InTheProvince({ place, part }: PartAddress) {
  const { province, country } = place
  if (province === null) return null
  const name = nameOf(place)
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
          <FeaturedHere query={featuredOf(province)} country={country} />
        </Section>
      )}
      {part !== 'grants-tenders' && (
        <Section aria-labelledby="own-tenders">
          <SectionHeader id="own-tenders" title={`Tenders in ${name}`} />
          <OpenTenders query={tendersOf(province)} empty={`No tender is open in ${name} at the moment.`} />
        </Section>
      )}
      <Section aria-labelledby="own-events">
        <SectionHeader id="own-events" title={`Events in ${name}`} />
        <UpcomingEvents query={eventsOf(province)} empty={`No event is announced in ${name} yet.`} />
      </Section>
    </>
  )
}

const Whom = ({ guide }: { guide: GuideExtract }) => (
  <Section aria-labelledby="contacts">
    <SectionHeader id="contacts" title="Contacts">
      Whom to ask first.
    </SectionHeader>
    {guide.contacts.length === 0 ? (
      <NotPublished contacts={[]} />
    ) : (
      <Organisations organisations={guide.contacts} />
    )}
  </Section>
)

const WholeGuide = ({ guide, part }: PartProps) => {
  const { name, fullCode } = countryOf(guide.country)
  return (
    <Pair>
      <Stack gap={8}>
        <TextLink href={`${paths.guide(fullCode)}#${PART_WORDS[part].section}`} arrow>
          {`The whole guide: Doing Business in ${name}`}
        </TextLink>
        <Text size="caption" tone="soft">
          Last gone through on {formatDate(guide.updatedOn, 'UTC')}.
        </Text>
      </Stack>
      <div>
        <DownloadGuide download={guide.download} />
      </div>
    </Pair>
  )
}

/** A part's text, what is live in its place, whom to ask, and the way to the whole. */
export function GuidePartBody(address: PartAddress) {
  const { country } = address.place
  const { data, error, isFetching, refetch } = useGetGuidePartQuery({ country, part: address.part })
  if (!data && error) {
    return (
      <ErrorState title="Failed to fetch the guide" onRetry={() => void refetch()} retrying={isFetching}>
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
      <PartText {...address} guide={data} />
      <InTheProvince {...address} />
      <Whom guide={data} />
      <WholeGuide {...address} guide={data} />
    </Stack>
  )
}
