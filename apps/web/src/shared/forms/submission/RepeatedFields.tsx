import { Button, Card, Cluster, Heading, Icon, Stack, Text } from '@portal/ui'
import { useRef } from 'react'
import { useFieldArray, type Control } from 'react-hook-form'
import { blankFields, type FormContent, type RepeatedField } from './definition.ts'
import { SimpleFields, type FieldsProps } from './SimpleFields.tsx'

interface RowsProps extends FieldsProps {
  field: RepeatedField
}

/** The same fields as often as one likes: each row can be taken away again, and another one added. */
export function RepeatedFields({ field, ...props }: RowsProps) {
  // What the library types by the form's shape is data here.
  const control = props.control as unknown as Control<Record<string, FormContent[]>>
  const { fields: rows, append, remove } = useFieldArray({ control, name: field.name })
  const add = useRef<HTMLButtonElement>(null)
  const error = props.errorOf(field.name)
  const first = field.fields[0]?.name ?? ''
  return (
    <Stack gap={12} role="group" aria-label={field.label}>
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
          <Text tone="bad" size="small">
            {error}
          </Text>
        )}
      </Stack>
      {rows.map(({ id }, place) => (
        <Card key={id} role="group" aria-label={`${field.itemLabel} ${place + 1}`} gap={16}>
          <Cluster justify="between">
            <strong>
              {field.itemLabel} {place + 1}
            </strong>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                remove(place)
                add.current?.focus()
              }}
            >
              <Icon name="close" /> Remove {field.itemLabel.toLowerCase()} {place + 1}
            </Button>
          </Cluster>
          <SimpleFields {...props} fields={field.fields} prefix={`${field.name}.${place}.`} />
        </Card>
      ))}
      {rows.length < field.max && (
        <div>
          <Button
            ref={add}
            variant="secondary"
            size="small"
            onClick={() =>
              append(blankFields(field.fields), { focusName: `${field.name}.${rows.length}.${first}` })
            }
          >
            <Icon name="plus" /> Add a {field.itemLabel.toLowerCase()}
          </Button>
        </div>
      )}
    </Stack>
  )
}
