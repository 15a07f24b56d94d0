import type { EventItem } from '@portal/domain/contract'
import { EVENT_TYPES, type EventTypeName } from '@portal/reference-data'
import {
  pickIllustration,
  type IllustrationChoice,
  type IllustrationName,
} from '#shared/illustrations/illustrations.ts'

const BY_TYPE: Readonly<Record<EventTypeName, IllustrationChoice>> = {
  'Trade Shows & Expos': ['fair', 'market', 'harbour'],
  'Workshops & Training': ['school', 'workshop', 'field'],
  Webinars: ['veranda', 'cable', 'school'],
  'Investment Forums': ['office', 'harbour', 'power'],
  'Networking Events': ['meeting-house', 'market', 'islands'],
  Conferences: ['meeting-house', 'court-house', 'office'],
  'Product Launches': ['boat-yard', 'workshop', 'fair'],
  'Industry Meetups': ['workshop', 'power', 'boat-yard'],
}

/** The drawing of an event. */
export function getEventIllustration({ id, type }: Pick<EventItem, 'id' | 'type'>): IllustrationName {
  const known = EVENT_TYPES.find(({ name }) => name === type)
  return known ? pickIllustration(BY_TYPE[known.name], id) : 'fair'
}
