import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { FieldContext } from './FieldContext.ts'
import { getDescriptionIds, HelperText } from './HelperText.ts'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

const Label = styled.label`
  font-size: ${token.size[14]};
  font-weight: 600;
`

/** How many characters are typed, and how many are allowed. */
export type FieldCounter = {
  /** Characters typed. */
  count: number
  /** Characters allowed. */
  max: number
  /** Characters needed. */
  min?: number | undefined
}

/** Props of `Field`. */
export type FieldProps = {
  /** The control’s name. */
  label: ReactNode
  /** A sentence above the control, read with its name. */
  hint?: ReactNode
  /** What is wrong and what to do, below the control. */
  error?: ReactNode
  /** The count of characters, below the control. */
  counter?: FieldCounter | undefined
  /** Marks the label with * and the control as required. */
  required?: boolean | undefined
  /** Disables the control. */
  disabled?: boolean | undefined
  /** One control: `TextInput`, `TextArea`, `Select` or `Combobox`. */
  children: ReactNode
}

/** "21 / 1000 characters (minimum 50)". */
const formatCounter = ({ count, max, min }: FieldCounter): string =>
  `${count} / ${max} characters${min === undefined ? '' : ` (minimum ${min})`}`

/** Labels one control (`TextInput`, `TextArea`, `Select` or `Combobox`) and gives it its description and state. */
export function Field({ label, hint, error, counter, required, disabled, children }: FieldProps) {
  const id = useId()
  const hasError = error !== undefined && error !== null && error !== ''
  const state = {
    id,
    describedBy: getDescriptionIds(id, {
      hint: hint !== undefined,
      error: hasError,
      counter: counter !== undefined,
    }),
    invalid: hasError,
    required: required === true,
    disabled: disabled === true,
  }
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required === true && <span aria-hidden="true"> *</span>}
      </Label>
      {hint !== undefined && <HelperText id={`${id}-hint`}>{hint}</HelperText>}
      <FieldContext value={state}>{children}</FieldContext>
      {hasError && (
        <HelperText id={`${id}-error`} data-kind="error">
          {error}
        </HelperText>
      )}
      {counter && (
        <HelperText id={`${id}-counter`} data-kind="counter">
          {formatCounter(counter)}
        </HelperText>
      )}
    </Root>
  )
}
