import { Button, from, Select, TextInput, token, type SelectOption } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { submitOnChoice } from '../forms/query/submit-on-choice.ts'
import { GetForm } from '../forms/query/GetForm.tsx'
import { useSyncFormWithUrl } from '../forms/query/useSyncFormWithUrl.ts'

/** The search field above its selects on a phone, one row where there is room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  @media (max-width: 24.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  /* Four below one another would push the list out of sight. */
  &[data-choices='4'] {
    @media (min-width: 22.5em) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  &[data-choices='1'] > select {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    display: flex;
    > select {
      flex: 1 0 10.5rem;
    }
    > :first-child {
      flex: 2.2 1 0;
      min-width: 0;
    }
    > :last-child {
      flex: none;
    }
    /* Many choices leave the words no room beside them. */
    &:is([data-choices='3'], [data-choices='4']) {
      flex-wrap: wrap;
      > select {
        flex: 1 0 9rem;
      }
      > :first-child {
        flex: 1 0 100%;
      }
    }
  }
`

/** A filter's select: its query parameter, label and options. */
export interface FilterChoice {
  name: string
  label: string
  options: readonly SelectOption[]
}

interface ListFiltersProps {
  /** The list's own path. */
  action: string
  query: URLSearchParams
  /** The form's accessible name: `News`. */
  label: string
  /** Placeholder of the search field. */
  placeholder: string
  choices: readonly FilterChoice[]
  /** Query parameters carried as hidden fields. */
  carried?: readonly string[]
}

const SEARCH_MAX = 200

/** Search and filters of a list: a GET form that works with and without JavaScript. */
export function ListFilters({ action, query, label, placeholder, choices, carried = [] }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const text = query.toString()
  const names = ['search', ...choices.map(({ name }) => name)].join(' ')
  const values = useMemo(() => {
    const given = new URLSearchParams(text)
    return Object.fromEntries(names.split(' ').map((name) => [name, given.getAll(name)]))
  }, [text, names])
  useSyncFormWithUrl(form, values)
  return (
    <GetForm ref={form} action={action} role="search" aria-label={label} preventScrollReset>
      {carried.map((name) => {
        const value = query.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <Row data-choices={choices.length}>
        <TextInput
          type="search"
          name="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          defaultValue={query.get('search') ?? ''}
        />
        {choices.map(({ name, label: choice, options }) => (
          <Select
            key={name}
            name={name}
            aria-label={choice}
            options={options}
            defaultValue={query.get(name) ?? ''}
            {...submitOnChoice}
          />
        ))}
        <Button type="submit">Search</Button>
      </Row>
    </GetForm>
  )
}
