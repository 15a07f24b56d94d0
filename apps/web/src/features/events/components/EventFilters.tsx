import { COUNTRIES } from '@portal/domain/place'
import { EVENT_TYPES } from '@portal/reference-data'
import { Button, Field, Select, TextInput } from '@portal/ui'
import { FilterRow } from '#shared/FilterRow.tsx'
import { GetForm } from '#shared/GetForm.tsx'

const countries = [
  { value: '', label: 'All countries' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
]
const types = [
  { value: '', label: 'All types' },
  ...EVENT_TYPES.map(({ slug, name }) => ({ value: slug, label: name })),
]

interface EventFiltersProps {
  action: string
  query: URLSearchParams
  /** Left out where the address already names the type. */
  withType: boolean
}

/** What to go to, where: a form that leads to an address, with or without script. */
export const EventFilters = ({ action, query, withType }: EventFiltersProps) => (
  <GetForm action={action} role="search" aria-label="Events" key={query.toString()}>
    <FilterRow>
      <Field label="Search events">
        <TextInput type="search" name="search" defaultValue={query.get('search') ?? ''} />
      </Field>
      <Field label="Country">
        <Select name="country" options={countries} defaultValue={query.get('country') ?? ''} />
      </Field>
      {withType && (
        <Field label="Type">
          <Select name="type" options={types} defaultValue={query.get('type') ?? ''} />
        </Field>
      )}
      <Button type="submit">Search</Button>
    </FilterRow>
  </GetForm>
)
