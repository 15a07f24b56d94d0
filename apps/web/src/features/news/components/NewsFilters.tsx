import { newsCategoryFromText } from '@portal/domain/content'
import { COUNTRIES, resolvePlace } from '@portal/domain/place'
import { NEWS_CATEGORIES } from '@portal/reference-data'
import { ListFilters } from '#shared/ListFilters.tsx'

const COUNTRY = {
  name: 'country',
  label: 'Country',
  options: [
    { value: '', label: 'All Countries' },
    ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  ],
}
const CATEGORY = {
  name: 'category',
  label: 'Category',
  options: [
    { value: '', label: 'All Categories' },
    ...NEWS_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
  ],
}

/** The address with its long names and other spellings as the choices have them. */
function spelled(query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(query)
  const country = resolvePlace(query.get('country') ?? '')?.country
  const category = newsCategoryFromText(query.get('category') ?? '')?.slug
  if (country) known.set('country', country)
  if (category) known.set('category', category)
  return known
}

interface NewsFiltersProps {
  action: string
  query: URLSearchParams
}

/** What to read about, and where. */
export const NewsFilters = ({ action, query }: NewsFiltersProps) => (
  <ListFilters
    action={action}
    query={spelled(query)}
    label="News"
    placeholder="e.g. cocoa prices, grants, licences"
    choices={[COUNTRY, CATEGORY]}
    keeps={['tab']}
  />
)
