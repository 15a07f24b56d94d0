import type { EventDetails, QueueEntry } from '@portal/domain/contract'
import { DescriptionList, Stack, Text } from '@portal/ui'
import { formatVenue, formatSpan } from '#features/events/event-times.ts'
import { JobGlance, JobText } from '#features/jobs/components/JobText.tsx'
import { TenderGlance, TenderText } from '#features/tenders/components/TenderText.tsx'
import { DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { ExternalLink } from '#shared/content/ExternalLink.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { zoneLabel } from '#shared/content/zone-label.ts'

/** An event's facts without its registration links, which don't work before the approval. */
function EventFacts({ event }: { event: EventDetails }) {
  const now = useNow()
  const { type, organiser, price, website, contactEmail, capacity } = event
  return (
    <DescriptionList
      items={[
        { term: 'Type', details: type },
        { term: 'When', details: `${formatSpan(event)}, ${zoneLabel(event.timeZone, now)}` },
        { term: 'Where', details: formatVenue(event) },
        { term: 'Organiser', details: organiser },
        { term: 'Price', details: price },
        ...(website
          ? [{ term: 'Website', details: <ExternalLink href={website}>{website}</ExternalLink> }]
          : []),
        ...(contactEmail ? [{ term: 'Contact', details: contactEmail }] : []),
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
        <Text>{[event.speaker, event.company].filter(Boolean).join(', ')}</Text>
      </DetailPart>
    )}
    {event.programme && (
      <DetailPart title="Programme">
        <Paragraphs text={event.programme} />
      </DetailPart>
    )}
  </Stack>
)

/** A submission as its page will show it. */
export function SubmissionPreview({ entry }: { entry: QueueEntry }) {
  switch (entry.kind) {
    case 'events':
      return (
        <Stack gap={24}>
          <EventFacts event={entry.item} />
          <EventText event={entry.item} />
        </Stack>
      )
    case 'tenders':
      return (
        <Stack gap={24}>
          <TenderGlance tender={entry.item} />
          <TenderText tender={entry.item} />
        </Stack>
      )
    case 'jobs':
      return (
        <Stack gap={24}>
          <JobGlance job={entry.item} />
          <JobText job={entry.item} />
        </Stack>
      )
  }
}
