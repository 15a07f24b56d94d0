import type { AlertList, FilteredList } from '@portal/domain/alert'
import { getPlaceName, resolvePlace } from '@portal/domain/place'
import {
  EVENT_TYPES,
  JOB_TYPES,
  NEWS_CATEGORIES,
  RESOURCE_SECTIONS,
  TENDER_KINDS,
} from '@portal/reference-data'
import { Button, Select, token, type SelectOption } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { COUNTRY_FILTER, INDUSTRY_FILTER, toOptions } from '#shared/content/filters.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { Labelled } from '#shared/lists/Labelled.ts'
import { paths } from '#shared/urls/paths.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  /* With script a choice applies at once. */
  @media (scripting: enabled) {
    > button {
      display: none;
    }
  }
`

interface KindFilter {
  name: string
  label: string
  options: readonly SelectOption[]
}

/** What each list is narrowed by first, beside the country. */
const KINDS: Readonly<Record<AlertList, KindFilter>> = {
  businesses: INDUSTRY_FILTER,
  news: { name: 'category', label: 'Category', options: toOptions('All Categories', NEWS_CATEGORIES) },
  events: { name: 'type', label: 'Type', options: toOptions('All Types', EVENT_TYPES) },
  tenders: { name: 'kind', label: 'Kind', options: toOptions('All Kinds', TENDER_KINDS) },
  jobs: { name: 'type', label: 'Employment', options: toOptions('All Job Types', JOB_TYPES) },
  resources: { name: 'section', label: 'Section', options: toOptions('All Sections', RESOURCE_SECTIONS) },
}

/** The countries, and the province that the alert is about, if it is about one. */
function listPlaces(country: string): readonly SelectOption[] {
  const place = resolvePlace(country)
  return place?.province
    ? [...COUNTRY_FILTER.options, { value: country, label: getPlaceName(place) }]
    : COUNTRY_FILTER.options
}

/** Country and kind of an alert; its other filters stay. */
export function AlertFilters({ list, filters }: FilteredList) {
  const form = useRef<HTMLFormElement>(null)
  const { name, label, options } = KINDS[list]
  const values = useMemo(() => {
    const query = new URLSearchParams(filters)
    return { country: query.getAll('country'), [name]: query.getAll(name) }
  }, [filters, name])
  useSyncFormWithUrl(form, values)
  const query = new URLSearchParams(filters)
  const [country, kind] = [query.get('country') ?? '', query.get(name) ?? '']
  return (
    <GetForm ref={form} action={paths.alerts()} aria-label="What the alert is about" preventScrollReset>
      <input type="hidden" name="list" value={list} />
      {[...query]
        .filter(([other]) => other !== 'country' && other !== name)
        .map(([other, value]) => (
          <input key={`${other} ${value}`} type="hidden" name={other} value={value} />
        ))}
      <Row>
        <Labelled>
          Country
          <Select name="country" options={listPlaces(country)} defaultValue={country} {...submitOnChoice} />
        </Labelled>
        <Labelled>
          {label}
          <Select name={name} options={options} defaultValue={kind} {...submitOnChoice} />
        </Labelled>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Row>
    </GetForm>
  )
}
