import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldNote, noteIds } from '../Field/FieldNote.ts'
import { token } from '../tokens/token.ts'
import { TickRow, tickStyles } from './TickFace.ts'

const Box = styled.input`
  ${tickStyles}
  border-radius: 0.3125rem;
  &::before {
    clip-path: polygon(14% 46%, 4% 60%, 41% 92%, 97% 20%, 82% 8%, 38% 66%);
  }
`

const Text = styled.span`
  flex: 1;
  min-width: 0;
`

const Count = styled.span`
  color: ${token.role.textSoft};
  font-variant-numeric: tabular-nums;
`

/** Props of `Checkbox`: those of `<input>`; `count` stands at the end of the row, as beside a filter. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  count?: number | undefined
}

/** Yes or no. The whole row can be pressed. */
export function Checkbox({ label, hint, error, count, ...rest }: CheckboxProps) {
  const id = useId()
  const hasError = error !== undefined && error !== ''
  const describedBy = noteIds(id, { hint: hint !== undefined, error: hasError })
  return (
    <TickRow>
      <Box
        type="checkbox"
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy}
        aria-labelledby={`${id}-label`}
        {...rest}
      />
      <Text>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <FieldNote as="span" id={`${id}-hint`}>
            {hint}
          </FieldNote>
        )}
        {hasError && (
          <FieldNote as="span" id={`${id}-error`} data-kind="error">
            {error}
          </FieldNote>
        )}
      </Text>
      {count !== undefined && <Count>{count}</Count>}
    </TickRow>
  )
}
