import type { AlertList } from '@portal/domain/alert'
import { getCountry, resolvePlace } from '@portal/domain/place'
import { Icon, TextLink } from '@portal/ui'
import { paths, type Query } from '../urls/paths.ts'

export interface AlertLinkProps {
  list: AlertList
  /** What the list has, in the plural: `tenders`. */
  entries: string
  /** The list's filters, as its call takes them. */
  filters: Query
}

const isSet = (value: Query[string]): boolean => value !== undefined && String(value) !== ''

/** Leads to an email alert about new entries of a list with its filters. */
export function AlertLink({ list, entries, filters }: AlertLinkProps) {
  const { country, ...others } = filters
  const place = resolvePlace(String(country ?? ''))
  const isNarrowed = Object.values(others).some(isSet) || (isSet(country) && !place)
  const what = `${place ? `${getCountry(place.country).name} ` : ''}${entries}${isNarrowed ? ' like these' : ''}`
  return (
    <TextLink href={paths.alerts({ list, ...filters })}>
      <Icon name="mail" /> Email me new {what}
    </TextLink>
  )
}
