import { COUNTRIES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { Button, from, Select, TextInput, token } from '@portal/ui'
import { useMemo, useRef, type ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { PROVINCE_OPTIONS } from '#shared/layout/search-row.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { SEARCH_MAX, type Listing } from '../listing/listing.ts'
import { formAction, isDirectoryList } from './directory.ts'

/** The search field above its selects, all in one row where there is room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  > :is(:first-child, :nth-child(4), :last-child) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    > :is(:nth-child(4), :last-child) {
      grid-column: auto;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.7fr) repeat(3, minmax(0, 1fr)) auto;
    > :first-child {
      grid-column: auto;
    }
  }
`

const INDUSTRY_OPTIONS = [
  { value: '', label: 'All Industries' },
  ...INDUSTRIES.map(({ slug, name }) => ({ value: slug, label: name })),
]

const COUNTRY_OPTIONS = [
  { value: '', label: 'All Countries' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
]

/** Hidden fields of the form. */
const toHiddenFields = ({ category, tab, layout }: Listing) =>
  Object.entries({ category, tab: isDirectoryList(tab) ? '' : tab, view: layout }).filter(
    ([, value]) => value !== '',
  )

/** Changing the country clears the province. */
function applyCountry(event: ChangeEvent<HTMLSelectElement>): void {
  const province = event.currentTarget.form?.elements.namedItem('province')
  if (province instanceof HTMLSelectElement) province.value = ''
  submitOnChoice.onChange(event)
}

/**
 * Search field, place and industry. The business types and the sort order, elsewhere on the page, belong to this form
 * too.
 */
export function DirectoryFilters({ id, listing }: { id: string; listing: Listing }) {
  const { search, country, province, industry, types, sort } = listing
  const form = useRef<HTMLFormElement>(null)
  const chosenTypes = types.join(' ')
  const values = useMemo(
    () => ({
      search: [search],
      country: [country],
      province: [province],
      industry: [industry],
      type: chosenTypes.split(' '),
      sort: [sort],
    }),
    [search, country, province, industry, chosenTypes, sort],
  )
  useSyncFormWithUrl(form, values)
  return (
    <GetForm
      ref={form}
      id={id}
      action={formAction(listing)}
      role="search"
      aria-label="Businesses"
      preventScrollReset
    >
      {toHiddenFields(listing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Row>
        <TextInput
          type="search"
          name="search"
          aria-label="What are you looking for?"
          placeholder="e.g. cocoa, boat hire, printing"
          maxLength={SEARCH_MAX}
          defaultValue={search}
        />
        <Select
          name="country"
          aria-label="Country"
          options={COUNTRY_OPTIONS}
          defaultValue={country}
          {...submitOnChoice}
          onChange={applyCountry}
        />
        <Select
          name="province"
          aria-label="Province"
          options={PROVINCE_OPTIONS}
          defaultValue={province}
          {...submitOnChoice}
        />
        <Select
          name="industry"
          aria-label="Industry"
          options={INDUSTRY_OPTIONS}
          defaultValue={industry}
          {...submitOnChoice}
        />
        <Button type="submit">Search</Button>
      </Row>
    </GetForm>
  )
}
