import { Button, TextInput, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { SEARCH_MAX, type Listing } from '../listing/listing.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[12]};
  max-width: 40rem;
`

interface PlaceFiltersProps {
  id: string
  /** The list's own path. */
  action: string
  listing: Listing
  /** Where the search looks, for the field's label. */
  within: string
  /** Further filters, as hidden fields. */
  carried?: Readonly<Record<string, string>>
}

/** Search within a place or a category; the sort order elsewhere on the page belongs to this form too. */
export function PlaceFilters({ id, action, listing, within, carried = {} }: PlaceFiltersProps) {
  const { search, sort, layout } = listing
  const form = useRef<HTMLFormElement>(null)
  const values = useMemo(() => ({ search: [search], sort: [sort] }), [search, sort])
  useSyncFormWithUrl(form, values)
  return (
    <GetForm ref={form} id={id} action={action} role="search" aria-label="Businesses" preventScrollReset>
      {layout !== '' && <input type="hidden" name="view" value={layout} />}
      {Object.entries(carried).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Row>
        <TextInput
          type="search"
          name="search"
          aria-label={`Search ${within}`}
          placeholder="e.g. cocoa, boat hire, printing"
          maxLength={SEARCH_MAX}
          defaultValue={search}
        />
        <Button type="submit">Search</Button>
      </Row>
    </GetForm>
  )
}
