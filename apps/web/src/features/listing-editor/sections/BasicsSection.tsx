import { BUSINESS_TYPES } from '@portal/domain/contract'
import { Checkbox, Field, Select, Stack, TextInput } from '@portal/ui'
import { CATEGORY_OPTIONS } from '#shared/forms/business-options.ts'
import { TickGroup } from '#shared/forms/TickGroup.tsx'
import type { SectionProps } from './section.ts'

/** What the business is. */
export const BasicsSection = ({ form, getError }: SectionProps) => (
  <Stack gap={16}>
    <Field label="Name" error={getError('name')} required>
      <TextInput autoComplete="organization" {...form.register('name')} />
    </Field>
    <Field label="Category" error={getError('category')} required>
      <Select options={CATEGORY_OPTIONS} {...form.register('category')} />
    </Field>
    <TickGroup legend="Business types">
      <Stack gap={4}>
        {BUSINESS_TYPES.map((type) => (
          <Checkbox key={type} label={type} value={type} {...form.register('businessTypes')} />
        ))}
      </Stack>
    </TickGroup>
  </Stack>
)
