import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { InputBase } from '../Field/InputBase.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'
import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'

/** Written like the page's icons, so that compression finds repeats. */
const chevron = `url('data:image/svg+xml,<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" fill="none" stroke="${encodeURIComponent(values.color.softInk)}" stroke-width="2"><path d="M6 9.5l6 6l6-6"></path></svg>')`

const StyledSelect = styled(InputBase).attrs({ as: 'select' })`
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

/** One option. */
export type SelectOption = {
  /** What the form sends; the empty value means "none" or "all". */
  value: string
  /** What is chosen. */
  label: string
  /** Whether it can’t be chosen now. */
  disabled?: boolean
  /** Whether the label is a name, which browsers must not translate. */
  isName?: boolean
}

/** Options under a heading. */
export type SelectGroup = {
  /** The heading. */
  label: string
  /** The options, in order. */
  options: readonly SelectOption[]
}

/** Props of `Select`, in addition to those of `<select>`. */
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  /** Options, or groups of them, in order. */
  options: readonly (SelectOption | SelectGroup)[]
}

const Option = ({ value, label, disabled, isName }: SelectOption) => (
  <option value={value} disabled={disabled} translate={isName ? 'no' : undefined}>
    {label}
  </option>
)

/** A native select, so it works without script and with every input device. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <StyledSelect {...useFieldAttributes()} {...rest}>
      {options.map((entry) =>
        'options' in entry ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </optgroup>
        ) : (
          <Option key={entry.value} {...entry} />
        ),
      )}
    </StyledSelect>
  )
}
