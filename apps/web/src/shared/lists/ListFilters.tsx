import { below, Button, from, Select, TextInput, token, type SelectOption } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { submitOnChoice } from '../forms/query/submit-on-choice.ts'
import { GetForm } from '../forms/query/GetForm.tsx'
import { useSyncFormWithUrl } from '../forms/query/useSyncFormWithUrl.ts'
import { PhoneFold } from '../layout/PhoneFold.tsx'
import { useMedia } from '../page/useMedia.ts'
import { Labelled } from './Labelled.ts'

/**
 * Phones fold the selects beside the button, so that the list begins on the first screen. Wider screens have the search
 * field above the selects, or all in one row where there is room for the words of its hint.
 */
const Row = styled.div`
  display: grid;
  gap: ${token.space[12]};
  align-items: end;
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    > :first-child {
      grid-column: 1 / -1;
      > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    > details {
      > summary {
        justify-content: center;
        border: 1px solid ${token.role.control};
        border-radius: ${token.radius.control};
        font-weight: 650;
      }
      > label {
        padding-block-start: ${token.space[12]};
      }
      &[open] {
        grid-column: 1 / -1;
      }
      &[open] + button {
        grid-column: 1 / -1;
      }
    }
  }
  ${from.tablet} {
    > :first-child {
      grid-column: 1 / -1;
    }
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    &[data-choices='1'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
      > :first-child {
        grid-column: auto;
      }
    }
    &[data-choices='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    }
    &[data-choices='4'] {
      > :first-child {
        grid-column: span 2;
      }
      > details > label:first-of-type {
        grid-column: span 2;
      }
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
  const isWide = useMedia(from.tablet)
  // A phone's filters stand before the results, and stay while they are chosen.
  const showResults = () => {
    const fold = form.current?.querySelector('details')
    if (fold && !isWide) fold.open = false
  }
  const chosen = choices.filter(({ name }) => query.get(name)).length
  return (
    <GetForm ref={form} action={action} role="search" aria-label={label} preventScrollReset>
      {carried.map((name) => {
        const value = query.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <Row data-choices={choices.length}>
        <Labelled>
          <span>Search {label.toLowerCase()}</span>
          <TextInput
            type="search"
            name="search"
            placeholder={placeholder}
            maxLength={SEARCH_MAX}
            defaultValue={query.get('search') ?? ''}
          />
        </Labelled>
        {choices.length > 0 && (
          <PhoneFold summary={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
            {choices.map(({ name, label: choice, options }) => (
              <Labelled key={name}>
                {choice}
                <Select
                  name={name}
                  options={options}
                  defaultValue={query.get(name) ?? ''}
                  {...submitOnChoice}
                />
              </Labelled>
            ))}
          </PhoneFold>
        )}
        <Button type="submit" onClick={showResults}>
          Search
        </Button>
      </Row>
    </GetForm>
  )
}
