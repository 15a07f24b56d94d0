import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { descriptionIds, HelperText } from '../Field/HelperText.ts'
import { checkableStyles, OptionEnd, optionLabels, OptionText, type OptionVariant } from './OptionLabel.ts'

const Box = styled.input`
  ${checkableStyles}
  border-radius: 0.3125rem;
  &::before {
    clip-path: polygon(14% 46%, 4% 60%, 41% 92%, 97% 20%, 82% 8%, 38% 66%);
  }
`

/**
 * Props of `Checkbox`: those of `<input>`. `count` (of a filter's results) and `end` (a price) are shown at the end
 * of the row; `end` is part of the description. `variant` is `row` by default.
 */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  count?: number | undefined
  end?: ReactNode
  variant?: OptionVariant
}

/** A checkbox with its label; a click anywhere in the row toggles it. */
export function Checkbox({ label, hint, error, count, end, variant = 'row', ...rest }: CheckboxProps) {
  const id = useId()
  const Label = optionLabels[variant]
  const hasError = error !== undefined && error !== ''
  const describedBy = descriptionIds(id, {
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
        <span id={`${id}-label`}>{label}</span>
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
