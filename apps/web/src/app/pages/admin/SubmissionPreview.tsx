import type { EventDetails, QueueEntry } from '@portal/domain/contract'
import { Stack, Text } from '@portal/ui'
import { EventFacts } from '#features/events/detail/EventFacts.tsx'
import { JobGlance, JobText } from '#features/jobs/components/JobText.tsx'
import { TenderGlance, TenderText } from '#features/tenders/components/TenderText.tsx'
import { DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'

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

/** Something that waits, as its page would show it. */
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
