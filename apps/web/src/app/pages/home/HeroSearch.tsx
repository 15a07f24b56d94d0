import { PROVINCES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { Button, Combobox, Field, from, Select, token } from '@portal/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSearchField } from '#api/suggestions.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { TEXT_MAX } from '#shared/urls/url-state.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'

const Panel = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.color.white};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  @media (min-width: 24em) {
    gap: ${token.space[12]} ${token.space[8]};
    padding: ${token.space[12]} ${token.space[8]};
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    > :first-child,
    > button {
      grid-column: 1 / -1;
    }
  }
  ${from.phone} {
    gap: ${token.space[12]};
    padding: ${token.space[16]};
  }
  @media (min-width: 48em) and (max-width: 63.99em), (min-width: 80em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
    > button {
      grid-column: auto;
    }
  }
  /* It looks ready: with a blank text a press leads to the field. */
  &&& > button[aria-disabled='true'] {
    background: ${token.role.action};
    color: ${token.color.white};
    cursor: pointer;
  }
`

const provinces = [
  { value: '', label: 'All Provinces' },
  ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
]
const industries = [
  { value: '', label: 'All Industries' },
  ...INDUSTRIES.map(({ name }) => ({ value: name, label: name })),
]

/** Searches for a text, narrowed by province and industry; with a blank text its button leads to the field. */
export function HeroSearch() {
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const searchField = useSearchField({ submit: () => form.current?.requestSubmit() })
  const isBlank = useHydrated() && text.trim() === ''
  return (
    <GetForm
      ref={form}
      action={paths.search()}
      role="search"
      aria-label="Businesses"
      mayNavigate={({ q }) => q !== undefined}
    >
      <Panel data-surface="paper">
        <Field label="What are you looking for?">
          <Combobox
            {...searchField}
            fullOnPhones
            name="q"
            placeholder="e.g. cocoa, boat hire, printing"
            maxLength={TEXT_MAX}
            value={text}
            onValueChange={setText}
            required
          />
        </Field>
        <Field label="Province">
          <Select name="province" options={provinces} defaultValue="" />
        </Field>
        <Field label="Industry">
          <Select name="industry" options={industries} defaultValue="" />
        </Field>
        <Button
          type="submit"
          aria-disabled={isBlank || undefined}
          onClick={(event) => {
            if (!isBlank) return
            event.preventDefault()
            form.current?.querySelector('input')?.focus()
          }}
        >
          Search
        </Button>
      </Panel>
    </GetForm>
  )
}
