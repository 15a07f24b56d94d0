import { getCountry, resolvePlace } from '@portal/domain/place'
import { Field, Stack, TextInput } from '@portal/ui'
import { DEFAULT_COUNTRY } from '../useCountry.ts'
import type { BusinessStepProps } from '../business-form.ts'

/** The step for the owner's name and the contact details. */
export function ContactStep({ form, values, getError }: BusinessStepProps) {
  const { callingCode } = getCountry(resolvePlace(values.province)?.country ?? DEFAULT_COUNTRY)
  return (
    <Stack gap={16}>
      <Field label="Owner name" hint="Never shown to visitors." error={getError('ownerName')} required>
        <TextInput autoComplete="name" {...form.register('ownerName')} />
      </Field>
      <Field label="Email" hint="Customers see it on your listing." error={getError('email')} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field
        label="Phone"
        hint={`Optional. ${callingCode} and 5 to 8 digits. Customers call this number.`}
        error={getError('phone')}
      >
        <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Field
        label="Business license"
        hint="Optional. Its number helps us to verify you; never shown to visitors."
        error={getError('businessLicense')}
      >
        <TextInput autoComplete="off" {...form.register('businessLicense')} />
      </Field>
    </Stack>
  )
}
