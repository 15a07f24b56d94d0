import { COUNTRIES } from '@portal/domain/place'
import { Checkbox, Cluster, Stack, Text } from '@portal/ui'
import { useId } from 'react'
import type { ControlFieldProps } from '#shared/forms/submission/definition.ts'

/** The countries that content is about; none means the whole region. */
export function CountriesField({ field, path, form, getError }: ControlFieldProps) {
  const id = useId()
  const error = getError(path)
  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      <Text as="span" id={id}>
        {field.label}
      </Text>
      {field.hint && (
        <Text size="small" tone="soft">
          {field.hint}
        </Text>
      )}
      <Cluster gap={16}>
        {COUNTRIES.map(({ code, name }) => (
          <Checkbox key={code} label={name} value={code} {...form.register(path)} />
        ))}
      </Cluster>
      {error && (
        <Text role="alert" tone="bad" size="small">
          {error}
        </Text>
      )}
    </Stack>
  )
}
