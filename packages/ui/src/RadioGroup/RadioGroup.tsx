import { useId, type ChangeEventHandler, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { TickRow, tickStyles } from '../Checkbox/TickFace.ts'
import { FieldNote, noteIds } from '../Field/FieldNote.ts'
import { token } from '../tokens/token.ts'

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
`

const Legend = styled.legend`
  font-size: ${token.size[14]};
  font-weight: 600;
`

const Dot = styled.input`
  ${tickStyles}
  border-radius: 50%;
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
  }
`

/** One of the choices. */
export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

/** Props of `RadioGroup`: `value` with `onChange`, or `defaultValue` where the form keeps it. */
export type RadioGroupProps = {
  legend: string
  name: string
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ChangeEventHandler<HTMLInputElement>
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  disabled?: boolean
}

/** One of a few choices, all in sight. Arrow keys move between them, as in any form. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  const { hint, error, required, disabled } = rest
  const hasError = error !== undefined && error !== ''
  const describedBy = noteIds(id, { hint: hint !== undefined, error: hasError })
  const chosen = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value }
  return (
    <Group disabled={disabled} aria-describedby={describedBy}>
      <Legend>
        {legend}
        {required === true && <span aria-hidden="true"> *</span>}
      </Legend>
      {hint !== undefined && <FieldNote id={`${id}-hint`}>{hint}</FieldNote>}
      {options.map((option) => (
        <TickRow key={option.value}>
          <Dot
            type="radio"
            name={name}
            value={option.value}
            required={required}
            disabled={option.disabled}
            onChange={onChange}
            {...chosen(option)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <FieldNote as="span">{option.hint}</FieldNote>}
          </span>
        </TickRow>
      ))}
      {hasError && (
        <FieldNote id={`${id}-error`} data-kind="error">
          {error}
        </FieldNote>
      )}
    </Group>
  )
}
