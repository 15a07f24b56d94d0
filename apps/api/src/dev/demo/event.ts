import type { CountryCode } from '@portal/domain/place'
import type { EventTypeName } from '@portal/reference-data'

export interface DemoEvent {
  readonly title: string
  readonly type: EventTypeName
  readonly country: CountryCode
  readonly location: string
  /** Days from the day of seeding, as it is there; below 0 it has been. */
  readonly inDays: number
  /** When it begins by the clock there: `09:00`. */
  readonly at: string
  readonly hours: number
  readonly organiser: string
  readonly price: string
  readonly isFeatured?: true
  readonly description: string
}
