import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { FieldContext } from './FieldContext.ts'
import { descriptionIds, HelperText } from './HelperText.ts'

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
export type FieldCounter = { count: number; max: number; min?: number | undefined }

/** Props of `Field`: `hint` is shown above the control, `error` and `counter` below it. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  counter?: FieldCounter | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

/** "21 / 1000 characters (minimum 50)". */
const counterText = ({ count, max, min }: FieldCounter): string =>
  `${count} / ${max} characters${min === undefined ? '' : ` (minimum ${min})`}`

/** Labels one control (`TextInput`, `TextArea`, `Select` or `Combobox`) and gives it its description and state. */
export function Field({ label, hint, error, counter, required, disabled, children }: FieldProps) {
  const id = useId()
  const hasError = error !== undefined && error !== ''
  const state = {
    id,
    describedBy: descriptionIds(id, {
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
          {counterText(counter)}
        </HelperText>
      )}
    </Root>
  )
}
