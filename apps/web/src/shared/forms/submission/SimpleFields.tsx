import { Checkbox, Field, from, Select, TextArea, TextInput, token } from '@portal/ui'
import { useEffect } from 'react'
import { useWatch, type Control, type UseFormRegister, type UseFormSetValue } from 'react-hook-form'
import { styled } from 'styled-components'
import type { FormContent, SimpleField, Typed } from './definition.ts'

/** The form at work, as its fields need it. */
export interface FieldsProps {
  control: Control<FormContent, unknown, FormContent>
  register: UseFormRegister<FormContent>
  setValue: UseFormSetValue<FormContent>
  /** What is wrong with a field, by its path. */
  errorOf: (path: string) => string | undefined
}

/** Short fields beside one another where there is room; what is long takes the whole width. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`

const Cell = styled.div`
  min-width: 0;
`

interface OneProps extends FieldsProps {
  field: SimpleField
  path: string
}

const numberOf = (text: unknown): number | null =>
  typeof text === 'number' ? text : typeof text === 'string' && text.trim() !== '' ? Number(text) : null

type SelectField = Extract<SimpleField, { kind: 'select' }>
type AreaField = Extract<SimpleField, { kind: 'textarea' }>

const optionsOf = (field: SelectField, typed: Typed) =>
  typeof field.options === 'function' ? field.options(typed) : field.options

function TextAreaControl({ field, path, control, register, errorOf }: OneProps & { field: AreaField }) {
  const value: unknown = useWatch({ control, name: path })
  const { lengthLimits: counts } = field
  return (
    <Field
      label={field.label}
      hint={field.hint}
      required={field.required}
      error={errorOf(path)}
      counter={
        counts && {
          count: typeof value === 'string' ? Array.from(value.trim()).length : 0,
          min: counts.min,
          max: counts.max,
        }
      }
    >
      <TextArea rows={field.rows ?? 4} {...register(path)} />
    </Field>
  )
}

const valuesOf = (options: ReturnType<typeof optionsOf>): readonly string[] =>
  options.flatMap((entry) => ('options' in entry ? valuesOf(entry.options) : [entry.value]))

function SelectControl({
  field,
  path,
  control,
  register,
  setValue,
  errorOf,
}: OneProps & { field: SelectField }) {
  const typed = useWatch({ control })
  const value: unknown = useWatch({ control, name: path })
  const options = optionsOf(field, typed)
  const isGone = typeof value === 'string' && value !== '' && !valuesOf(options).includes(value)
  useEffect(() => {
    // Another choice took this one's away.
    if (isGone) setValue(path, '', { shouldValidate: true })
  }, [isGone, path, setValue])
  if (options.length === 0) return null
  return (
    <Cell>
      <Field label={field.label} hint={field.hint} required={field.required} error={errorOf(path)}>
        <Select options={options} {...register(path)} />
      </Field>
    </Cell>
  )
}

/** One field, as its kind has it. */
function SimpleFieldControl(props: OneProps) {
  const { field, path, register, errorOf } = props
  switch (field.kind) {
    case 'textarea':
      return (
        <Cell data-wide="">
          <TextAreaControl {...props} field={field} />
        </Cell>
      )
    case 'select':
      return <SelectControl {...props} field={field} />
    case 'checkbox':
      return (
        <Cell data-wide="">
          <Checkbox label={field.label} hint={field.hint} error={errorOf(path)} {...register(path)} />
        </Cell>
      )
    case 'number':
      return (
        <Cell>
          <Field label={field.label} hint={field.hint} required={field.required} error={errorOf(path)}>
            <TextInput inputMode="numeric" {...register(path, { setValueAs: numberOf })} />
          </Field>
        </Cell>
      )
    default:
      return (
        <Cell data-wide={field.isWide ? '' : undefined}>
          <Field label={field.label} hint={field.hint} required={field.required} error={errorOf(path)}>
            <TextInput
              type={field.kind}
              autoComplete={field.autoComplete ?? 'off'}
              placeholder={field.placeholder}
              {...register(path)}
            />
          </Field>
        </Cell>
      )
  }
}

/** Fields that ask for one thing each; `prefix` is the path of what they belong to. */
export const SimpleFields = ({
  fields,
  prefix = '',
  ...props
}: FieldsProps & { fields: readonly SimpleField[]; prefix?: string }) => (
  <FieldGrid>
    {fields.map((field) => (
      <SimpleFieldControl key={field.name} field={field} path={prefix + field.name} {...props} />
    ))}
  </FieldGrid>
)
