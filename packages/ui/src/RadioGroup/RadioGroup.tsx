import { useId, type ChangeEventHandler, type ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  checkableStyles,
  OptionEnd,
  optionLabels,
  OptionText,
  type OptionVariant,
} from '../Checkbox/OptionLabel.ts'
import { descriptionIds, HelperText } from '../Field/HelperText.ts'
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

/** One option; `end` is shown at the end of its line, a price for example. */
export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

/**
 * Props of `RadioGroup`: controlled by `value` and `onChange`, or uncontrolled with `defaultValue`. `variant` is
 * `row` by default; cards are laid out side by side where there is room.
 */
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
  variant?: OptionVariant
}

/**
 * A group of native radio inputs, which work without script and in any form. Why it is not Radix's:
 * docs/decisions/2026-11-21-radix.md.
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
  const Label = optionLabels[variant]
  const hasError = error !== undefined && error !== ''
  const describedBy = descriptionIds(id, { hint: hint !== undefined, error: hasError })
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
      <Options data-variant={variant}>
        {options.map((option) => (
          <Label key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
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
      {hasError && (
        <HelperText id={`${id}-error`} data-kind="error">
          {error}
        </HelperText>
      )}
    </Group>
  )
}
