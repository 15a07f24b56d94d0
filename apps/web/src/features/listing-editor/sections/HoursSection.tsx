import { Checkbox, Field, Stack, TextInput } from '@portal/ui'
import { HoursEditor } from '../hours/HoursEditor.tsx'
import type { SectionProps } from './section.ts'

/** When the business is open. */
export const HoursSection = ({ form, values, getError }: SectionProps) => (
  <Stack gap={16}>
    <Checkbox
      label="Closed for now"
      hint="Visitors see it before your hours."
      {...form.register('temporarilyClosed')}
    />
    {values.temporarilyClosed && (
      <Field
        label="Open again on"
        hint="From this day on, your hours apply again. Leave blank if you don’t know yet."
        error={getError('temporarilyClosedUntil')}
      >
        <TextInput type="date" {...form.register('temporarilyClosedUntil')} />
      </Field>
    )}
    <HoursEditor
      hours={values.hours}
      onChange={(hours) => form.setValue('hours', hours, { shouldDirty: true })}
      error={getError('hours')}
    />
  </Stack>
)
