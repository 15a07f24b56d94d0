import { COUNTRIES } from '@portal/domain/place'
import { NEWS_CATEGORIES } from '@portal/reference-data'
import { Button, Field, Select, TextInput } from '@portal/ui'
import { GetForm } from '#shared/GetForm.tsx'
import { FilterRow } from '#shared/FilterRow.tsx'

const countries = [
  { value: '', label: 'All countries' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
]
const categories = [
  { value: '', label: 'All categories' },
  ...NEWS_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
]

interface NewsFiltersProps {
  action: string
  query: URLSearchParams
}

/** What to read about, where: a form that leads to an address, with or without script. */
export function NewsFilters({ action, query }: NewsFiltersProps) {
  const tab = query.get('tab')
  return (
    <GetForm action={action} role="search" aria-label="News" key={query.toString()}>
      <FilterRow>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <Field label="Search news">
          <TextInput type="search" name="search" defaultValue={query.get('search') ?? ''} />
        </Field>
        <Field label="Country">
          <Select name="country" options={countries} defaultValue={query.get('country') ?? ''} />
        </Field>
        <Field label="Category">
          <Select name="category" options={categories} defaultValue={query.get('category') ?? ''} />
        </Field>
        <Button type="submit">Search</Button>
      </FilterRow>
    </GetForm>
  )
}
