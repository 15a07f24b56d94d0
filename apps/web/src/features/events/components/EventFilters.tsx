import { eventTypeFromText } from '@portal/domain/content'
import { COUNTRIES, resolvePlace } from '@portal/domain/place'
import { EVENT_TYPES } from '@portal/reference-data'
import { ListFilters } from '#shared/ListFilters.tsx'

const COUNTRY = {
  name: 'country',
  label: 'Country',
  options: [
    { value: '', label: 'All Countries' },
    ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  ],
}
const TYPE = {
  name: 'type',
  label: 'Type',
  options: [
    { value: '', label: 'All Types' },
    ...EVENT_TYPES.map(({ slug, name }) => ({ value: slug, label: name })),
  ],
}

/** The address with its long names and other spellings as the choices have them. */
function spelled(query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(query)
  const country = resolvePlace(query.get('country') ?? '')?.country
  const type = eventTypeFromText(query.get('type') ?? '')?.slug
  if (country) known.set('country', country)
  if (type) known.set('type', type)
  return known
}

interface EventFiltersProps {
  action: string
  query: URLSearchParams
  /** Left out where the address already names the type. */
  withType: boolean
}

/** What to go to, and where. */
export const EventFilters = ({ action, query, withType }: EventFiltersProps) => (
  <ListFilters
    action={action}
    query={spelled(query)}
    label="Events"
    placeholder="e.g. tourism, export, Honiara"
    choices={withType ? [COUNTRY, TYPE] : [COUNTRY]}
  />
)
