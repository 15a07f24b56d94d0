import type { BusinessSummary, EventDetails, QueueDetail, Review } from '@portal/domain/contract'
import { getQueueStatusLabel } from '@portal/domain/moderation'
import { getTimeZone } from '@portal/domain/place'
import { Alert, DescriptionList, Stack, Text, TextLink } from '@portal/ui'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { formatVenue, formatSpan } from '#features/events/event-times.ts'
import { TakeDownReview } from '#features/moderation/components/TakeDownReview.tsx'
import { JobGlance, JobText } from '#features/jobs/components/JobText.tsx'
import { TenderGlance, TenderText } from '#features/tenders/components/TenderText.tsx'
import { DetailPart } from '#shared/content/DetailParts.tsx'
import { WrittenText } from '#shared/content/WrittenText.tsx'
import { ExternalLink } from '#shared/content/ExternalLink.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { ProfilePreview } from '../listing-preview/ProfilePreview.tsx'

/** An event's facts without its registration links, which don't work before the approval. */
function EventFacts({ event }: { event: EventDetails }) {
  const now = useNow()
  const { type, organiser, price, website, contactEmail, capacity } = event
  return (
    <DescriptionList
      items={[
        { term: 'Type', details: type },
        { term: 'When', details: `${formatSpan(event)}, ${getZoneLabel(event.timeZone, now)}` },
        { term: 'Where', details: formatVenue(event) },
        { term: 'Organiser', details: <span translate="no">{organiser}</span> },
        { term: 'Price', details: price },
        ...(website
          ? [
              {
                term: 'Website',
                details: (
                  <ExternalLink translate="no" href={website}>
                    {website}
                  </ExternalLink>
                ),
              },
            ]
          : []),
        ...(contactEmail ? [{ term: 'Contact', details: <span translate="no">{contactEmail}</span> }] : []),
        ...(capacity === null ? [] : [{ term: 'Places', details: capacity }]),
      ]}
    />
  )
}

const EventText = ({ event }: { event: EventDetails }) => (
  <Stack gap={32}>
    <Text size="lead">{event.description}</Text>
    {event.speaker && (
      <DetailPart title="Speaker">
        <Text translate="no">{[event.speaker, event.company].filter(Boolean).join(', ')}</Text>
      </DetailPart>
    )}
    {event.programme && (
      <DetailPart title="Programme">
        <WrittenText text={event.programme} document={event.document} />
      </DetailPart>
    )}
  </Stack>
)

/** An event by the parts of its page. */
export const EventPreview = ({ event }: { event: EventDetails }) => (
  <Stack gap={24}>
    <EventFacts event={event} />
    <EventText event={event} />
  </Stack>
)

/** A review in the list of its business's page. */
const ReviewPreview = ({ review, business }: { review: Review; business: BusinessSummary }) => (
  <Stack gap={8}>
    <Text size="small" tone="soft">
      In the reviews of <span translate="no">{business.name}</span>
    </Text>
    <ReviewList
      reviews={[review]}
      timeZone={getTimeZone(business)}
      businessName={business.name}
      state={null}
    />
  </Stack>
)

/** The reported item, with other reports of it. */
function ReportPreview({ detail }: { detail: Detail<'reports'> }) {
  const { item, business, review, earlier, path } = detail
  return (
    <Stack gap={16}>
      <Alert title={item.label}>{item.note}</Alert>
      {path !== null && (
        <TextLink translate="no" href={path}>
          {business.name}
        </TextLink>
      )}
      {review ? <ReviewPreview review={review} business={business} /> : <Text>{business.excerpt}</Text>}
      {review?.isPublished && <TakeDownReview review={{ id: review.id, title: business.name }} />}
      {earlier.length > 0 && (
        <DescriptionList
          items={earlier.map(({ reference, label, note, status, isFromSameSender }) => ({
            term: `${reference}, ${getQueueStatusLabel(status).toLowerCase()}${isFromSameSender ? ', from the same sender' : ''}`,
            details: [label, note].filter(Boolean).join(': '),
          }))}
        />
      )}
    </Stack>
  )
}

type Detail<Kind extends QueueDetail['kind']> = Extract<QueueDetail, { kind: Kind }>

/** An item of the queue as its page will show it. */
export function QueuePreview({ detail }: { detail: QueueDetail }) {
  switch (detail.kind) {
    case 'businesses':
    case 'edits':
      return <ProfilePreview business={detail.item} />
    case 'reviews':
      return <ReviewPreview review={detail.item} business={detail.business} />
    case 'reports':
      return <ReportPreview detail={detail} />
    case 'events':
      return <EventPreview event={detail.item} />
    case 'tenders':
      return (
        <Stack gap={24}>
          <TenderGlance tender={detail.item} />
          <TenderText tender={detail.item} />
        </Stack>
      )
    case 'jobs':
      return (
        <Stack gap={24}>
          <JobGlance job={detail.item} />
          <JobText job={detail.item} />
        </Stack>
      )
  }
}
