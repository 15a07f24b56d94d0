import { Skeleton, Stack, Text } from '@portal/ui'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { useNow } from '#shared/page/page-context.ts'
import { formatSpan } from '../event-times.ts'
import { useGetEventQuery } from '../events.api.ts'
import { useLinkedEvent } from './linked-event.ts'

/** The event that an email's link is about: name, day and place. Nothing for links without one, or if it is not public. */
export function PlaceOfLink() {
  const slug = useLinkedEvent()
  const now = useNow()
  const { data: event, isLoading } = useGetEventQuery(slug, { skip: slug === '' })
  if (isLoading) return <Skeleton />
  if (!event) return null
  return (
    <Stack gap={4}>
      <Text>
        <strong translate="no">{event.title}</strong>
      </Text>
      <Text>
        {formatSpan(event)}, {getZoneLabel(event.timeZone, now)}
      </Text>
      <Text tone="soft" translate="no">
        {event.location}
      </Text>
    </Stack>
  )
}
