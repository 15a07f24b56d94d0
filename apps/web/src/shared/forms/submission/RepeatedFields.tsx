import { Button, Card, Cluster, Heading, Icon, Stack, Text } from '@portal/ui'
import { useId, useRef } from 'react'
import { useFieldArray, type Control } from 'react-hook-form'
import type { StepProps } from '../engine/form-definition.ts'
import { createBlankFields, type FormContent, type RepeatedField } from './definition.ts'
import { SimpleFields } from './SimpleFields.tsx'

interface RepeatedFieldsProps extends StepProps<FormContent> {
  field: RepeatedField
}

/** A group of fields that repeats in rows, which can be added and removed. */
export function RepeatedFields({ field, ...props }: RepeatedFieldsProps) {
  // The library types it by the form's shape, which is data here.
  const control = props.form.control as unknown as Control<Record<string, FormContent[]>>
  const { fields: rows, append, remove } = useFieldArray({ control, name: field.name })
  const addButton = useRef<HTMLButtonElement>(null)
  const error = props.getError(field.name)
  const errorId = useId()
  const firstName = field.fields[0]?.name ?? ''
  return (
    <Stack
      gap={12}
      role="group"
      aria-label={field.label}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Stack gap={4}>
        <Heading level={3} size="small">
          {field.label}
        </Heading>
        {field.hint !== undefined && (
          <Text tone="soft" size="small">
            {field.hint}
          </Text>
        )}
        {error !== undefined && (
          <Text tone="bad" size="small" id={errorId}>
            {error}
          </Text>
        )}
      </Stack>
      {rows.map(({ id }, index) => (
        <Card key={id} role="group" aria-label={`${field.itemLabel} ${index + 1}`} gap={16}>
          <Cluster justify="between">
            <strong>
              {field.itemLabel} {index + 1}
            </strong>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                remove(index)
                addButton.current?.focus()
              }}
            >
              <Icon name="close" /> Remove {field.itemLabel.toLowerCase()} {index + 1}
            </Button>
          </Cluster>
          <SimpleFields {...props} fields={field.fields} prefix={`${field.name}.${index}.`} />
        </Card>
      ))}
      {rows.length < field.max && (
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            size="small"
            onClick={() =>
              append(createBlankFields(field.fields), {
                focusName: `${field.name}.${rows.length}.${firstName}`,
              })
            }
          >
            <Icon name="plus" /> Add a {field.itemLabel.toLowerCase()}
          </Button>
        </div>
      )}
    </Stack>
  )
}
