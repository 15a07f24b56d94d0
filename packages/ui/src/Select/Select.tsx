import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { ControlFace } from '../Field/ControlFace.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'
import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${encodeURIComponent(values.color.softInk)}' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 9.5l6 6 6-6'/%3E%3C/svg%3E")`

const List = styled(ControlFace).attrs({ as: 'select' })`
  appearance: none;
  padding-right: 2.5rem;
  background-image: ${chevron};
  background-position: right 0.75rem center;
  background-repeat: no-repeat;
  background-size: 1.25rem;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
    padding-right: ${token.space[12]};
  }
`

/** One choice of a select; the empty value is "none" or "all". */
export type SelectOption = { value: string; label: string; disabled?: boolean }

/** Choices below a heading of their own. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

/** Props of `Select`: those of `<select>`, with its choices as data. */
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  options: readonly (SelectOption | SelectGroup)[]
}

const Choice = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
)

/** One of several choices; the system's own list, so it works without script and with every input. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <List {...useFieldAttributes()} {...rest}>
      {options.map((entry) =>
        'options' in entry ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.options.map((option) => (
              <Choice key={option.value} {...option} />
            ))}
          </optgroup>
        ) : (
          <Choice key={entry.value} {...entry} />
        ),
      )}
    </List>
  )
}
