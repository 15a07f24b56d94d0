import { Button, Combobox, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useSearchField } from '#api/suggestions.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { FURTHER_CONTROLS, toFormQuery, MAIN_CONTROLS, type ListAddress } from './list-address.ts'
import { SEARCH_MAX, type ListingQuery } from './listing-query.ts'

/** The field and its button. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[8]};
  max-width: 48rem;
`

interface ListSearchProps {
  id: string
  address: ListAddress
  query: ListingQuery
  /** The field's label. */
  label: string
  /** The name of the form's landmark. */
  landmark: string
  /** Filters with controls on the page; the others are hidden fields. */
  controls: readonly string[]
}

/** The search field of a list; its form also holds the sort order and the filters beside the list. */
export function ListSearch({ id, address, query, label, landmark, controls }: ListSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const { searchName, fixed } = address
  const searchField = useSearchField({
    submit: () => form.current?.requestSubmit(),
    opensPlaces: fixed.includes('country'),
  })
  const text = toFormQuery(address, query).toString()
  const values = useMemo(() => {
    const params = new URLSearchParams(text)
    const names = [searchName, 'sort', ...MAIN_CONTROLS, ...FURTHER_CONTROLS]
    return Object.fromEntries(names.map((name) => [name, params.getAll(name)]))
  }, [text, searchName])
  useSyncFormWithUrl(form, values)
  return (
    <GetForm
      ref={form}
      id={id}
      action={address.action}
      role="search"
      aria-label={landmark}
      preventScrollReset
    >
      <HiddenFields values={new URLSearchParams(text)} except={[searchName, 'sort', ...controls]} />
      <Row>
        <Combobox
          {...searchField}
          fullOnPhones
          name={searchName}
          aria-label={label}
          placeholder="e.g. cocoa, boat hire, printing"
          maxLength={SEARCH_MAX}
          defaultValue={query.search}
        />
        <Button type="submit">Search</Button>
      </Row>
    </GetForm>
  )
}
