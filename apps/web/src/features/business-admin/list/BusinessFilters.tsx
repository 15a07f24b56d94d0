import { Button, from, Select, TextInput, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { Labelled } from '#shared/lists/Labelled.ts'
import { paths } from '#shared/urls/paths.ts'
import { TEXT_MAX } from '#shared/urls/url-state.ts'
import { FIRST_CHOICES, FURTHER_CHOICES, type Choice } from './filter-choices.ts'

const Rows = styled.div`
  display: grid;
  gap: ${token.space[12]};
`

const Words = styled.div`
  display: flex;
  align-items: end;
  gap: ${token.space[8]};
  > label {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
  }
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]};
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Further = styled.details`
  > summary {
    width: fit-content;
    min-height: 2rem;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: ${token.target.min};
      align-content: center;
    }
  }
  &[open] > summary {
    margin-bottom: ${token.space[8]};
  }
`

const NAMES = ['search', ...[...FIRST_CHOICES, ...FURTHER_CHOICES].map(({ name }) => name)]

const countChosen = (query: URLSearchParams): number =>
  FURTHER_CHOICES.filter(({ name }) => (query.get(name) ?? '') !== '').length

function Selects({ choices, query }: { choices: readonly Choice[]; query: URLSearchParams }) {
  return choices.map(({ name, label, options }) => (
    <Labelled key={name}>
      {label}
      <Select name={name} options={options} defaultValue={query.get(name) ?? ''} {...submitOnChoice} />
    </Labelled>
  ))
}

/** Search, filters and order of the list of all businesses: kept in the address. */
export function BusinessFilters({ query }: { query: URLSearchParams }) {
  const form = useRef<HTMLFormElement>(null)
  const text = query.toString()
  const values = useMemo(() => {
    const params = new URLSearchParams(text)
    return Object.fromEntries(NAMES.map((name) => [name, params.getAll(name)]))
  }, [text])
  useSyncFormWithUrl(form, values)
  const chosen = countChosen(query)
  return (
    <GetForm ref={form} action={paths.admin()} role="search" aria-label="Businesses" preventScrollReset>
      <input type="hidden" name="tab" value="businesses" />
      <Rows>
        <Words>
          <Labelled>
            Search businesses
            <TextInput
              type="search"
              name="search"
              placeholder="Name, owner, address, phone, licence or reference"
              maxLength={TEXT_MAX}
              defaultValue={query.get('search') ?? ''}
            />
          </Labelled>
          <Button type="submit">Search</Button>
        </Words>
        <Choices>
          <Selects choices={FIRST_CHOICES} query={query} />
        </Choices>
        <Further>
          <summary>More filters{chosen > 0 && ` (${chosen})`}</summary>
          <Choices>
            <Selects choices={FURTHER_CHOICES} query={query} />
          </Choices>
        </Further>
      </Rows>
    </GetForm>
  )
}
