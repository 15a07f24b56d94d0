import { useId, type ChangeEventHandler, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { OptionCard } from '../Checkbox/OptionCard.ts'
import { checkableStyles, OptionEnd, OptionRow, OptionText } from '../Checkbox/OptionLabel.ts'
import { getDescriptionIds, HelperText } from '../Field/HelperText.ts'
import { token } from '../tokens/token.ts'

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
`

const Options = styled.div`
  display: flex;
  flex-direction: column;
  &[data-variant='card'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
  }
`

const Legend = styled.legend`
  font-size: ${token.size[14]};
  font-weight: 600;
`

const Radio = styled.input`
  ${checkableStyles}
  border-radius: 50%;
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
  }
`

/** One option. */
export type RadioOption = {
  /** What the form sends. */
  value: string
  /** What is chosen. */
  label: ReactNode
  /** A sentence below the label. */
  hint?: ReactNode
  /** At the end of its line: a price. */
  end?: ReactNode
  /** Whether it can’t be chosen now. */
  disabled?: boolean
}

/** Props of `RadioGroup`. */
export type RadioGroupProps = {
  /** The question. */
  legend: string
  /** The name that the form sends. */
  name: string
  /** The options, in order. */
  options: readonly RadioOption[]
  /** The selected value, if controlled by the parent. */
  value?: string | undefined
  /** The initially selected value. */
  defaultValue?: string | undefined
  /** Called when another one is selected. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** A sentence below the question. */
  hint?: ReactNode
  /** What is wrong and what to do; above the options, so that it is visible with a long list. */
  error?: string | undefined
  /** Marks the question with *. */
  required?: boolean
  /** Disables all options. */
  disabled?: boolean
  /** Plain lines, or cards side by side on wide screens. */
  variant?: 'row' | 'card'
}

/**
 * A group of native radio inputs, which work without script and in any form. Why it is not Radix's:
 * docs/decisions/0055-radix-components.md.
 */
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
  const { hint, error, required, disabled, variant = 'row' } = rest
  const Label = variant === 'card' ? OptionCard : OptionRow
  const hasError = error !== undefined && error !== ''
  const describedBy = getDescriptionIds(id, { hint: hint !== undefined, error: hasError })
  const checkedProps = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value }
  return (
    <Group disabled={disabled} aria-describedby={describedBy}>
      <Legend>
        {legend}
        {required === true && <span aria-hidden="true"> *</span>}
      </Legend>
      {hint !== undefined && <HelperText id={`${id}-hint`}>{hint}</HelperText>}
      {hasError && (
        <HelperText id={`${id}-error`} data-kind="error">
          {error}
        </HelperText>
      )}
      <Options data-variant={variant}>
        {options.map((option) => (
          <Label key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-invalid={hasError || undefined}
              aria-describedby={hasError ? `${id}-error` : undefined}
              onChange={onChange}
              {...checkedProps(option)}
            />
            <OptionText>
              {option.label}
              {option.hint !== undefined && <HelperText as="span">{option.hint}</HelperText>}
            </OptionText>
            {option.end !== undefined && <OptionEnd>{option.end}</OptionEnd>}
          </Label>
        ))}
      </Options>
    </Group>
  )
}
