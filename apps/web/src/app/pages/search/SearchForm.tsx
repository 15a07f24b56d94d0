import { PROVINCES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { Button, from, Select, TextInput, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { GetForm } from '#shared/GetForm.tsx'
import { paths } from '#shared/paths.ts'
import { TEXT_MAX } from '#shared/url-state.ts'
import { applyOnChange, useFormFollows } from '#shared/useFormFollows.ts'
import type { SearchAddress } from './search-address.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[12]};
  @media (max-width: 24.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    > :is(:first-child, :last-child) {
      grid-column: auto;
    }
  }
`

const PROVINCE_OPTIONS = [
  { value: '', label: 'All Provinces' },
  ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
]

const INDUSTRY_OPTIONS = [
  { value: '', label: 'All Industries' },
  ...INDUSTRIES.map(({ name }) => ({ value: name, label: name })),
]

/** What to search for, and where. */
export function SearchForm({ address: { text, province, industry } }: { address: SearchAddress }) {
  const form = useRef<HTMLFormElement>(null)
  const values = useMemo(
    () => ({ q: [text], province: [province], industry: [industry] }),
    [text, province, industry],
  )
  useFormFollows(form, values)
  return (
    <GetForm ref={form} action={paths.search()} role="search" aria-label="Everything">
      <Row>
        <TextInput
          type="search"
          name="q"
          aria-label="What are you looking for?"
          placeholder="e.g. cocoa, boat hire, printing"
          maxLength={TEXT_MAX}
          defaultValue={text}
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
      </Row>
    </GetForm>
  )
}
