import { INDUSTRIES } from '@portal/reference-data'
import { Button, Select, TextInput } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { PROVINCE_OPTIONS, SearchRow } from '#shared/layout/search-row.ts'
import { paths } from '#shared/urls/paths.ts'
import { TEXT_MAX } from '#shared/urls/url-state.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import type { SearchAddress } from '../search-address.ts'

const INDUSTRY_OPTIONS = [
  { value: '', label: 'All Industries' },
  ...INDUSTRIES.map(({ name }) => ({ value: name, label: name })),
]

/** The search's text, province and industry. */
export function SearchForm({ address: { text, province, industry } }: { address: SearchAddress }) {
  const form = useRef<HTMLFormElement>(null)
  const values = useMemo(
    () => ({ q: [text], province: [province], industry: [industry] }),
    [text, province, industry],
  )
  useSyncFormWithUrl(form, values)
  return (
    <GetForm ref={form} action={paths.search()} role="search" aria-label="Everything">
      <SearchRow>
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
      </SearchRow>
    </GetForm>
  )
}
