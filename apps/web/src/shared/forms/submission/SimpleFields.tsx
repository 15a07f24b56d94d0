import { Checkbox, Field, from, Select, TextArea, TextInput, token } from '@portal/ui'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { StepProps } from '../engine/form-definition.ts'
import type { FormContent, SimpleField } from './definition.ts'

/** Short fields beside one another where there is room; what is long takes the whole width. */
const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Controls in line where only one field has a hint; a sentence below a control would move the other's. */
    &:not(:has([aria-invalid='true'])) {
      align-items: end;
    }
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`

const Cell = styled.div`
  min-width: 0;
`

interface ControlProps extends StepProps<FormContent> {
  field: SimpleField
  path: string
}

const parseNumber = (text: unknown): number | null =>
  typeof text === 'number' ? text : typeof text === 'string' && text.trim() !== '' ? Number(text) : null

type SelectField = Extract<SimpleField, { kind: 'select' }>
type TextAreaField = Extract<SimpleField, { kind: 'textarea' }>

const listOptions = ({ options }: SelectField, values: FormContent) =>
  typeof options === 'function' ? options(values) : options

const getLabels = ({ label, hint, required }: SimpleField) => ({ label, hint, required })

type TextAreaProps = ControlProps & { field: TextAreaField }

function TextAreaControl({ field, path, form: { control, register }, getError }: TextAreaProps) {
  const value: unknown = useWatch({ control, name: path })
  const count = typeof value === 'string' ? Array.from(value.trim()).length : 0
  return (
    <Field
      {...getLabels(field)}
      error={getError(path)}
      counter={field.lengthLimits && { count, min: field.lengthLimits.min, max: field.lengthLimits.max }}
    >
      <TextArea rows={field.rows ?? 4} {...register(path)} />
    </Field>
  )
}

const listOptionValues = (options: ReturnType<typeof listOptions>): readonly string[] =>
  options.flatMap((entry) => ('options' in entry ? listOptionValues(entry.options) : [entry.value]))

type SelectProps = ControlProps & { field: SelectField }

function SelectControl({ field, path, form, values, getError }: SelectProps) {
  const { control, register, setValue } = form
  const value: unknown = useWatch({ control, name: path })
  const options = listOptions(field, values)
  const isGone = typeof value === 'string' && value !== '' && !listOptionValues(options).includes(value)
  useEffect(() => {
    // Another field's value took this one's option away.
    if (isGone) setValue(path, '', { shouldValidate: true })
  }, [isGone, path, setValue])
  if (options.length === 0) return null
  return (
    <Cell>
      <Field {...getLabels(field)} error={getError(path)}>
        <Select options={options} {...register(path)} />
      </Field>
    </Cell>
  )
}

type CustomProps = ControlProps & { field: Extract<SimpleField, { kind: 'custom' }> }

function CustomControl({ field: { label, Component }, path, form, getError }: CustomProps) {
  const { control, setValue, formState } = form
  const value: unknown = useWatch({ control, name: path })
  return (
    <Component
      name={path}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => setValue(path, text, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      error={getError(path)}
    />
  )
}

/** One field, by its kind. */
function FieldControl(props: ControlProps) {
  const { field, path, form, getError } = props
  const { register } = form
  switch (field.kind) {
    case 'textarea':
      return (
        <Cell data-wide="">
          <TextAreaControl {...props} field={field} />
        </Cell>
      )
    case 'select':
      return <SelectControl {...props} field={field} />
    case 'custom':
      return (
        <Cell data-wide="">
          <CustomControl {...props} field={field} />
        </Cell>
      )
    case 'control':
      return (
        <Cell data-wide="">
          <field.Control {...props} field={field} />
        </Cell>
      )
    case 'checkbox':
      return (
        <Cell data-wide="">
          <Checkbox {...getLabels(field)} error={getError(path)} {...register(path)} />
        </Cell>
      )
    case 'number':
      return (
        <Cell>
          <Field {...getLabels(field)} error={getError(path)}>
            <TextInput inputMode="numeric" {...register(path, { setValueAs: parseNumber })} />
          </Field>
        </Cell>
      )
    default:
      return (
        <Cell data-wide={field.isWide ? '' : undefined}>
          <Field {...getLabels(field)} error={getError(path)}>
            <TextInput
              type={field.kind}
              autoComplete={field.autoComplete ?? 'off'}
              placeholder={field.placeholder}
              {...register(path, field.revalidates && { deps: field.revalidates })}
            />
          </Field>
        </Cell>
      )
  }
}

interface SimpleFieldsProps extends StepProps<FormContent> {
  fields: readonly SimpleField[]
  /** The path of their row: `lots.0.`. */
  prefix?: string
}

/** Fields for one value each, in a grid. */
export const SimpleFields = ({ fields, prefix = '', ...props }: SimpleFieldsProps) => (
  <FieldGrid>
    {fields.map((field) => (
      <FieldControl key={field.name} field={field} path={prefix + field.name} {...props} />
    ))}
  </FieldGrid>
)
