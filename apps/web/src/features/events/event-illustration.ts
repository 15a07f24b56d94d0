import type { EventItem } from '@portal/domain/contract'
import { EVENT_TYPES, type EventTypeName } from '@portal/reference-data'
import {
  pickIllustration,
  type IllustrationChoice,
  type IllustrationName,
} from '#shared/illustrations/illustrations.ts'

/** Hardly a drawing has two types, so that neighbours in a list differ. */
const BY_TYPE: Readonly<Record<EventTypeName, IllustrationChoice>> = {
  'Trade Shows & Expos': ['fair', 'market'],
  'Workshops & Training': ['school', 'workshop'],
  Webinars: ['veranda', 'cable'],
  'Investment Forums': ['harbour', 'power'],
  'Networking Events': ['meeting-house', 'islands'],
  Conferences: ['office', 'court-house'],
  'Product Launches': ['boat-yard', 'workshop'],
  'Industry Meetups': ['field', 'boat-yard'],
}

/** The drawing of an event. */
export function getEventIllustration({ id, type }: Pick<EventItem, 'id' | 'type'>): IllustrationName {
  const known = EVENT_TYPES.find(({ name }) => name === type)
  return known ? pickIllustration(BY_TYPE[known.name], id) : 'fair'
}
