import type { UnderstoodPlace } from '@portal/domain/contract'
import { Chip, Cluster } from '@portal/ui'
import { paths, withQuery } from '#shared/urls/paths.ts'
import { listActiveFilters, type ActiveFilter } from './filters/active-filters.ts'
import type { ListAddress } from './list-address.ts'
import { toQueryValues, updateQuery, type ListingQuery } from './listing-query.ts'

// cspell:ignore maintenant opun ouverte tede tude
/** `open now`, as people type it. */
const OPEN_NOW =
  /\b(?:open|opun|ouverte?s?)\s+(?:(?:right|just)\s+)?(?:now|nao|today|tude|tede|maintenant)\b/iu

/** The search text without words such as "open now"; null if it has none. */
const removeOpenNow = (text: string): string | null =>
  OPEN_NOW.test(text) ? text.replace(OPEN_NOW, ' ').replace(/\s+/gu, ' ').trim() : null

interface FilterChipsProps {
  query: ListingQuery
  address: ListAddress
  /** The places that the search text names. */
  places?: readonly UnderstoodPlace[] | undefined
}

/** Chips for the search text, the places recognised in it, and the position. */
function listSearchFilters({ query, address, places = [] }: FilterChipsProps): ActiveFilter[] {
  const { search, near, area, around } = query
  const texts = [
    ...(search === '' ? [] : [{ label: `“${search}”`, without: { search: '' } }]),
    ...places.map(({ name, without }) => ({ label: name, without: { search: without } })),
  ]
  return [
    // A search has nothing to list without a text.
    ...(address.searchName === 'q' ? texts.filter(({ without }) => without.search !== '') : texts),
    ...(near ? [{ label: `Near ${around || 'you'}`, without: { near: null } }] : []),
    ...(area
      ? [{ label: around ? `${around} on the map` : 'Part of the map', without: { area: '', around: '' } }]
      : []),
  ]
}

/** The address with the "open now" words replaced by the filter. */
function getOpenNowHref({ query, address }: FilterChipsProps, search: string): string {
  const open = updateQuery(query, { search, open: true })
  // A search has nothing to list without a text; the directory has.
  return search === '' && address.searchName === 'q'
    ? withQuery(paths.directory(), toQueryValues(open))
    : address.toHref(open)
}

/** Active filters as links that remove them, and the filter that the text asks for in words. */
export function FilterChips(props: FilterChipsProps) {
  const { query, address } = props
  const filters = [...listSearchFilters(props), ...listActiveFilters(query, address.fixed)]
  // Chips with the same address are merged: a text that is only a place is named after the place.
  const chips = new Map(
    filters.map(({ label, without }) => [address.toHref(updateQuery(query, without)), label]),
  )
  const text = query.open ? null : removeOpenNow(query.search)
  if (chips.size === 0 && text === null) return null
  return (
    <Cluster as="ul" role="list" gap={8} data-chips="">
      {[...chips].map(([href, label]) => (
        <li key={href}>
          <Chip removable href={href}>
            {label}
          </Chip>
        </li>
      ))}
      {text !== null && (
        <li>
          <Chip icon="clock" href={getOpenNowHref(props, text)}>
            Only open now
          </Chip>
        </li>
      )}
    </Cluster>
  )
}
