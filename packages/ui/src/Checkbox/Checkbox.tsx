import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldNote, noteIds } from '../Field/FieldNote.ts'
import { TickEnd, tickRows, tickStyles, TickWords, type TickLook } from './TickFace.ts'

const Box = styled.input`
  ${tickStyles}
  border-radius: 0.3125rem;
  &::before {
    clip-path: polygon(14% 46%, 4% 60%, 41% 92%, 97% 20%, 82% 8%, 38% 66%);
  }
`

/**
 * Props of `Checkbox`: those of `<input>`. At the end of the row stands `count`, as beside a filter, or `end`,
 * such as a price, which describes it. `look` is `row` unless given.
 */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  count?: number | undefined
  end?: ReactNode
  look?: TickLook
}

/** Yes or no. The whole row can be pressed. */
export function Checkbox({ label, hint, error, count, end, look = 'row', ...rest }: CheckboxProps) {
  const id = useId()
  const Row = tickRows[look]
  const hasError = error !== undefined && error !== ''
  const describedBy = noteIds(id, { end: end !== undefined, hint: hint !== undefined, error: hasError })
  return (
    <Row>
      <Box
        type="checkbox"
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy}
        aria-labelledby={`${id}-label`}
        {...rest}
      />
      <TickWords>
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
      </TickWords>
      {count !== undefined && <TickEnd>{count}</TickEnd>}
      {end !== undefined && <TickEnd id={`${id}-end`}>{end}</TickEnd>}
    </Row>
  )
}
