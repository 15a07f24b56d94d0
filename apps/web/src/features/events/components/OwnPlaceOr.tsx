import type { EventItem } from '@portal/domain/contract'
import type { ReactNode } from 'react'
import { useOwnPlace } from '../own-places.ts'
import { OwnPlaceNote } from './OwnPlaceNote.tsx'

interface OwnPlaceOrProps {
  event: EventItem
  /** Shown if the visitor has no place. */
  children: ReactNode
}

/** The visitor's place at an event, or the children. */
export function OwnPlaceOr({ event, children }: OwnPlaceOrProps) {
  const place = useOwnPlace(event.slug)
  return place ? <OwnPlaceNote place={place} title={event.title} /> : children
}
