import { INDUSTRIES } from '@portal/reference-data'
import { Button, Select, TextInput } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { GetForm } from '#shared/GetForm.tsx'
import { PROVINCE_OPTIONS, SearchRow } from '#shared/search-row.ts'
import { applyOnChange, useFormFollows } from '#shared/useFormFollows.ts'
import { SEARCH_MAX, type Listing } from '../listing/listing.ts'
import { formAction, isDirectoryList } from './directory.ts'

const INDUSTRY_OPTIONS = [
  { value: '', label: 'All Industries' },
  ...INDUSTRIES.map(({ slug, name }) => ({ value: slug, label: name })),
]

/** What the form carries on without showing it. */
const hiddenOf = ({ country, category, tab, layout }: Listing) =>
  Object.entries({ country, category, tab: isDirectoryList(tab) ? '' : tab, view: layout }).filter(
    ([, value]) => value !== '',
  )

/** What to look for, where, in which industry. The business types and the order elsewhere belong to this form. */
export function DirectoryFilters({ id, listing }: { id: string; listing: Listing }) {
  const { search, province, industry, types, sort } = listing
  const form = useRef<HTMLFormElement>(null)
  const kept = types.join(' ')
  const values = useMemo(
    () => ({
      search: [search],
      province: [province],
      industry: [industry],
      type: kept.split(' '),
      sort: [sort],
    }),
    [search, province, industry, kept, sort],
  )
  useFormFollows(form, values)
  return (
    <GetForm
      ref={form}
      id={id}
      action={formAction(listing)}
      role="search"
      aria-label="Businesses"
      preventScrollReset
    >
      {hiddenOf(listing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchRow>
        <TextInput
          type="search"
          name="search"
          aria-label="What are you looking for?"
          placeholder="e.g. cocoa, boat hire, printing"
          maxLength={SEARCH_MAX}
          defaultValue={search}
        />
        <Select
          name="province"
          aria-label="Province"
          options={PROVINCE_OPTIONS}
          defaultValue={province}
          onChange={applyOnChange}
        />
        <Select
          name="industry"
          aria-label="Industry"
          options={INDUSTRY_OPTIONS}
          defaultValue={industry}
          onChange={applyOnChange}
        />
        <Button type="submit">Search</Button>
      </SearchRow>
    </GetForm>
  )
}
