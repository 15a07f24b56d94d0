import type { EventDetails } from '@portal/domain/contract'
import { getProvince } from '@portal/domain/place'
import { toZonedIso } from '@portal/domain/shared'
import { paths } from '#shared/urls/paths.ts'
import { isWebinar } from '../event-times.ts'

const formatVenue = ({ location, country, province }: EventDetails) => ({
  '@type': 'Place',
  name: location,
  address: {
    '@type': 'PostalAddress',
    addressCountry: country.toUpperCase(),
    ...(province && { addressRegion: getProvince(province).name }),
  },
})

/** An event as schema.org data, without what is unknown. */
export function toEventJsonLd(event: EventDetails, origin: string) {
  const url = origin + paths.event(event.slug)
  const isOnline = isWebinar(event)
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: toZonedIso(event.startsAt, event.timeZone),
    endDate: toZonedIso(event.endsAt, event.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? { '@type': 'VirtualLocation', url: event.website ?? url } : formatVenue(event),
    organizer: {
      '@type': 'Organization',
      name: event.organiser,
      ...(event.website && { url: event.website }),
    },
    ...(event.speaker && {
      performer: {
        '@type': 'Person',
        name: event.speaker,
        ...(event.company && { worksFor: { '@type': 'Organization', name: event.company } }),
      },
    }),
    ...(event.price === 'Free' && { isAccessibleForFree: true }),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  }
}
