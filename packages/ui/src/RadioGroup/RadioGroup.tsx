import { useId, type ChangeEventHandler, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { TickEnd, tickRows, tickStyles, TickWords, type TickLook } from '../Checkbox/TickFace.ts'
import { FieldNote, noteIds } from '../Field/FieldNote.ts'
import { token } from '../tokens/token.ts'

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
`

const Options = styled.div`
  display: flex;
  flex-direction: column;
  &[data-look='card'] {
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

const Dot = styled.input`
  ${tickStyles}
  border-radius: 50%;
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
  }
`

/** One of the choices; `end` stands at the end of its line, such as a price. */
export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

/**
 * Props of `RadioGroup`: `value` with `onChange`, or `defaultValue` where the form keeps it. `look` is `row`
 * unless given; cards stand beside one another where there is room.
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
  look?: TickLook
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
  const { hint, error, required, disabled, look = 'row' } = rest
  const Row = tickRows[look]
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
      <Options data-look={look}>
        {options.map((option) => (
          <Row key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              onChange={onChange}
              {...chosen(option)}
            />
            <TickWords>
              {option.label}
              {option.hint !== undefined && <FieldNote as="span">{option.hint}</FieldNote>}
            </TickWords>
            {option.end !== undefined && <TickEnd>{option.end}</TickEnd>}
          </Row>
        ))}
      </Options>
      {hasError && (
        <FieldNote id={`${id}-error`} data-kind="error">
          {error}
        </FieldNote>
      )}
    </Group>
  )
}
