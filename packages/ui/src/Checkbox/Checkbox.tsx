import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { getDescriptionIds, HelperText } from '../Field/HelperText.ts'
import { checkableStyles, OptionEnd, OptionRow, OptionText } from './OptionLabel.ts'

const Box = styled.input`
  ${checkableStyles}
  border-radius: 0.3125rem;
  &::before {
    clip-path: polygon(14% 46%, 4% 60%, 41% 92%, 97% 20%, 82% 8%, 38% 66%);
  }
`

/** Props of `Checkbox`, in addition to those of `<input>`. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** What is chosen; a click on it toggles the box. */
  label: ReactNode
  /** A sentence below the label. */
  hint?: ReactNode
  /** What is wrong and what to do, below the hint. */
  error?: string | undefined
  /** How many results a filter has, at the end of the row. */
  count?: number | undefined
  /** What it costs, at the end of the row; it is part of the description. */
  end?: ReactNode
}

/** A checkbox with its label; a click anywhere in the row toggles it. */
export const Checkbox = (props: CheckboxProps) => <CheckboxIn as={OptionRow} {...props} />

/** A checkbox within a label element. */
export function CheckboxIn({
  as: Label,
  label,
  hint,
  error,
  count,
  end,
  ...rest
}: CheckboxProps & { as: typeof OptionRow }) {
  const id = useId()
  const hasError = error !== undefined && error !== ''
  const describedBy = getDescriptionIds(id, {
    end: end !== undefined,
    hint: hint !== undefined,
    error: hasError,
  })
  return (
    <Label>
      <Box
        type="checkbox"
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy}
        aria-labelledby={`${id}-label`}
        {...rest}
      />
      <OptionText>
        <span id={`${id}-label`}>
          {label}
          {rest.required === true && <span aria-hidden="true"> *</span>}
        </span>
        {hint !== undefined && (
          <HelperText as="span" id={`${id}-hint`}>
            {hint}
          </HelperText>
        )}
        {hasError && (
          <HelperText as="span" id={`${id}-error`} data-kind="error">
            {error}
          </HelperText>
        )}
      </OptionText>
      {count !== undefined && <OptionEnd>{count}</OptionEnd>}
      {end !== undefined && <OptionEnd id={`${id}-end`}>{end}</OptionEnd>}
    </Label>
  )
}
