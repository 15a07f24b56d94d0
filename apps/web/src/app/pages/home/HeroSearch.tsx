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

/** With a blank text its button looks disabled from the first paint on, before the script disables it. */
const Panel = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.color.white};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  ${from.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child,
    > button {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 48em) and (max-width: 63.99em), (min-width: 80em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
    > button {
      grid-column: auto;
    }
  }
  @media (scripting: enabled) {
    &:has(input:placeholder-shown) > button {
      background: ${token.color.line};
      color: ${token.color.softInk};
      cursor: not-allowed;
    }
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

/** Searches for a text, narrowed by province and industry; a blank text can't be submitted. */
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
        <Button type="submit" unavailable={isBlank}>
          Search
        </Button>
      </Panel>
    </GetForm>
  )
}
