import type { EventItem } from '@portal/domain/contract'
import type { EventRow } from './events.table.ts'

export const eventItem = (row: EventRow): EventItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  type: row.type,
  startsAt: new Date(row.starts_at).toISOString(),
  endsAt: new Date(row.ends_at).toISOString(),
  timeZone: row.time_zone,
  location: row.location,
  country: row.country,
  organiser: row.organiser,
  price: row.price,
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})
