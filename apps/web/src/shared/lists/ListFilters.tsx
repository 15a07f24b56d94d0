import { Button, from, Select, TextInput, token, type SelectOption } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { submitOnChoice } from '../forms/query/submit-on-choice.ts'
import { GetForm } from '../forms/query/GetForm.tsx'
import { useSyncFormWithUrl } from '../forms/query/useSyncFormWithUrl.ts'
import { Labelled } from './Labelled.ts'

/** The search field above its selects; one row where there is room for the words of its hint. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  align-items: end;
  /* Four below one another would push the list out of sight. */
  @media (max-width: 24.99em) {
    &:not([data-choices='4']) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 22.49em) {
    grid-template-columns: minmax(0, 1fr);
  }
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  &[data-choices='1'] > label {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    > :last-child {
      grid-column: auto;
    }
    &[data-choices='1'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
      > label {
        grid-column: auto;
      }
    }
    &[data-choices='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    }
    &[data-choices='4'] > :nth-child(-n + 2) {
      grid-column: span 2;
    }
  }
  ${from.desktop} {
    &[data-choices='2'] {
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto;
      > :first-child {
        grid-column: auto;
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
    const parameters = new URLSearchParams(text)
    return Object.fromEntries(names.split(' ').map((name) => [name, parameters.getAll(name)]))
  }, [text, names])
  useSyncFormWithUrl(form, values)
  return (
    <GetForm ref={form} action={action} role="search" aria-label={label} preventScrollReset>
      {carried.map((name) => {
        const value = query.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <Row data-choices={choices.length}>
        <Labelled>
          Search {label.toLowerCase()}
          <TextInput
            type="search"
            name="search"
            placeholder={placeholder}
            maxLength={SEARCH_MAX}
            defaultValue={query.get('search') ?? ''}
          />
        </Labelled>
        {choices.map(({ name, label: choice, options }) => (
          <Labelled key={name}>
            {choice}
            <Select name={name} options={options} defaultValue={query.get(name) ?? ''} {...submitOnChoice} />
          </Labelled>
        ))}
        <Button type="submit">Search</Button>
      </Row>
    </GetForm>
  )
}
