import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { FieldContext } from './FieldContext.ts'
import { FieldNote, noteIds } from './FieldNote.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

const Label = styled.label`
  font-size: ${token.size[14]};
  font-weight: 600;
`

/** How much is written and how much fits, in characters. */
export type FieldCounter = { count: number; max: number; min?: number | undefined }

/** Props of `Field`: `hint` stands above the control, `error` and `counter` below it. */
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

/** A label with its control (`TextInput`, `TextArea`, `Select`, `Combobox`), tied together for every reader. */
export function Field({ label, hint, error, counter, required, disabled, children }: FieldProps) {
  const id = useId()
  const hasError = error !== undefined && error !== ''
  const state = {
    id,
    describedBy: noteIds(id, { hint: hint !== undefined, error: hasError, counter: counter !== undefined }),
    invalid: hasError,
    required: required === true,
    disabled: disabled === true,
  }
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {required === true && <span aria-hidden="true"> *</span>}
      </Label>
      {hint !== undefined && <FieldNote id={`${id}-hint`}>{hint}</FieldNote>}
      <FieldContext value={state}>{children}</FieldContext>
      {hasError && (
        <FieldNote id={`${id}-error`} data-kind="error">
          {error}
        </FieldNote>
      )}
      {counter && (
        <FieldNote id={`${id}-counter`} data-kind="counter">
          {counterText(counter)}
        </FieldNote>
      )}
    </Box>
  )
}
