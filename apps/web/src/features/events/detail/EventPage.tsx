import type { EventDetails, EventItem } from '@portal/domain/contract'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { ContentDetail, type ContentKind } from '#shared/content/ContentDetail.tsx'
import { DetailBand, DetailColumns, DetailPart } from '#shared/content/DetailParts.tsx'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { WrittenText } from '#shared/content/WrittenText.tsx'
import { toBreadcrumbList, toJsonLdGraph } from '#shared/seo/json-ld.ts'
import { Related } from '#shared/content/Related.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { useNow, useOrigin } from '#shared/page/page-context.ts'
import { EventState, EventTimes } from '../components/EventTimes.tsx'
import { useGetEventQuery } from '../events.api.ts'
import { getEventIllustration } from '../event-illustration.ts'
import { hasStarted, formatVenue, formatDaysAndHours } from '../event-times.ts'
import { RegisterSection } from '../register/RegisterSection.tsx'
import { toEventJsonLd } from './event-json-ld.ts'
import { EventFacts } from './EventFacts.tsx'
import { useRelatedEvents } from './related-events.ts'

const BREADCRUMBS = [
  { label: 'Home', href: paths.home() },
  { label: 'Events', href: paths.events() },
] as const

const EVENT: ContentKind = {
  name: 'event',
  breadcrumbs: BREADCRUMBS,
  path: paths.events(),
  actions: [
    { label: 'All events', href: paths.events() },
    { label: 'View Calendar', href: paths.eventsCalendar() },
  ],
}

const RelatedCard = ({ item }: { item: EventItem }) => (
  <Card as="article">
    <Text size="eyebrow" tone="action">
      {item.type}
    </Text>
    <Heading level={3} size="card">
      <CardLink href={paths.event(item.slug)}>{item.title}</CardLink>
    </Heading>
    <Text size="small" tone="soft">
      <EventTimes event={item} />
      <br />
      {formatVenue(item)}
    </Text>
  </Card>
)

function EventArticle({ event }: { event: EventDetails }) {
  const origin = useOrigin()
  const now = useNow()
  const breadcrumbs = [...BREADCRUMBS, { label: event.title }]
  return (
    <>
      <Seo
        title={event.title}
        description={event.description.slice(0, 160)}
        path={paths.event(event.slug)}
        jsonLd={toJsonLdGraph(toEventJsonLd(event, origin), toBreadcrumbList(origin, breadcrumbs))}
      />
      <DetailBand
        breadcrumbs={breadcrumbs}
        eyebrow={`${event.type} · ${formatDaysAndHours(event).days}`}
        title={event.title}
        picture={<Illustration name={getEventIllustration(event)} />}
        shared={{
          title: event.title,
          text: `${event.title}, ${formatDaysAndHours(event).days}, ${formatVenue(event)}`,
          path: paths.event(event.slug),
        }}
      >
        <Text tone="soft">{formatVenue(event)}</Text>
        {(event.isSample || hasStarted(event, now)) && (
          <Cluster gap={8}>
            <EventState event={event} />
            {event.isSample && <Badge>Sample event</Badge>}
          </Cluster>
        )}
      </DetailBand>
      <PageBody>
        <DetailColumns>
          <Section>
            <Text size="lead">{event.description}</Text>
            {event.speaker && (
              <DetailPart title="Speaker">
                <Text translate="no">
                  <strong>{event.speaker}</strong>
                  {event.company && `, ${event.company}`}
                </Text>
              </DetailPart>
            )}
            {event.programme && (
              <DetailPart title="Programme">
                <WrittenText text={event.programme} document={event.document} />
              </DetailPart>
            )}
            <RegisterSection event={event} />
          </Section>
          <aside aria-label="When and where">
            <EventFacts event={event} />
          </aside>
        </DetailColumns>
        <Related
          title="More events like this"
          items={useRelatedEvents(event)}
          Card={RelatedCard}
          layout="grid"
          all={{ label: 'All events', href: paths.events() }}
        />
      </PageBody>
    </>
  )
}

/** The page of an event by slug or id: loading, missing, failed or loaded. */
export const EventPage = ({ idOrSlug }: { idOrSlug: string }) => (
  <ContentDetail kind={EVENT} result={useGetEventQuery(idOrSlug)}>
    {(event) => <EventArticle event={event} />}
  </ContentDetail>
)
