import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { countCharacters } from '@portal/domain/shared'
import { Field, Select, Stack, TextArea, TextInput } from '@portal/ui'
import { CATEGORY_OPTIONS } from '#shared/forms/business-options.ts'
import { AccountHint } from '../components/AccountHint.tsx'
import type { BusinessStepProps } from '../business-form.ts'

/** The step for name, category and description. */
export function BusinessInfoStep({ form, values, getError }: BusinessStepProps) {
  const { description } = REGISTRATION_LIMITS
  return (
    <>
      <Stack gap={16}>
        <Field label="Shop name" error={getError('shopName')} required>
          <TextInput autoComplete="organization" {...form.register('shopName')} />
        </Field>
        <Field
          label="Category"
          hint="Shops: choose a product category. Other businesses: choose an industry."
          error={getError('category')}
          required
        >
          <Select options={CATEGORY_OPTIONS} {...form.register('category')} />
        </Field>
        <Field
          label="Description"
          hint="What you sell or do, what is special about it, and how people get it."
          error={getError('description')}
          counter={{ count: countCharacters(values.description), ...description }}
          required
        >
          <TextArea rows={6} {...form.register('description')} />
        </Field>
      </Stack>
      <AccountHint />
    </>
  )
}
