import { EVENT_TYPES } from '@portal/reference-data'
import { Button, Cluster, from, Select, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { toOptions, COUNTRY_FILTER } from '#shared/content/filters.ts'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { Labelled } from '#shared/lists/Labelled.ts'
import { paths } from '#shared/urls/paths.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { parseFilters } from './calendar-query.ts'

const Row = styled(Cluster)`
  align-items: end;
  > label {
    flex: 1 1 8rem;
    min-width: 0;
  }
  /* With script a choice applies at once. */
  @media (scripting: enabled) {
    > button {
      display: none;
    }
  }
  ${from.tablet} {
    max-width: ${token.measure.narrow};
  }
`

const TYPES = toOptions('All Types', EVENT_TYPES)

/** Filters of the calendar; the month stays. */
export function CalendarFilters({ query }: { query: URLSearchParams }) {
  const form = useRef<HTMLFormElement>(null)
  const { country, type } = parseFilters(query)
  const values = useMemo(() => ({ country: [country], type: [type] }), [country, type])
  useSyncFormWithUrl(form, values)
  const month = query.get('month')
  return (
    <GetForm
      ref={form}
      action={paths.eventsCalendar()}
      role="search"
      aria-label="Calendar"
      preventScrollReset
    >
      {month && <input type="hidden" name="month" value={month} />}
      <Row>
        <Labelled>
          Country
          <Select
            name="country"
            options={COUNTRY_FILTER.options}
            defaultValue={country}
            {...submitOnChoice}
          />
        </Labelled>
        <Labelled>
          Type
          <Select name="type" options={TYPES} defaultValue={type} {...submitOnChoice} />
        </Labelled>
        <Button type="submit" variant="secondary">
          Show events
        </Button>
      </Row>
    </GetForm>
  )
}
