import { QUOTE_PHONE_PLACEHOLDER } from '@portal/reference-data'
import { Field, RadioGroup, TextInput } from '@portal/ui'
import { useController } from 'react-hook-form'
import { Honeypot } from '#shared/forms/parts/Honeypot.tsx'
import { listIncluded } from './estimate.ts'
import { IncludedBox } from './IncludedBox.tsx'
import type { QuoteStepProps } from './quote-form.ts'

const CONTACT_OPTIONS = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'whatsapp', label: 'WhatsApp' },
]

/** How the number is used; it is optional for whoever prefers email. */
const PHONE_HINTS = {
  email: undefined,
  phone: 'We call you on this number.',
  whatsapp: 'We message you on WhatsApp at this number.',
} as const

/** Step 4: who gets the quote, and how. */
export function ContactStep({ form: { control, register }, values, getError }: QuoteStepProps) {
  const { field: preferred } = useController({ control, name: 'preferredContact' })
  const phoneHint = PHONE_HINTS[preferred.value ?? 'email']
  return (
    <>
      <Field label="Your Name" error={getError('contactName')} required>
        <TextInput autoComplete="name" {...register('contactName')} />
      </Field>
      <Field
        label="Email Address"
        hint="We send your quote to this address."
        error={getError('email')}
        required
      >
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field
        label="Phone Number"
        hint={phoneHint}
        error={getError('phone')}
        required={phoneHint !== undefined}
      >
        <TextInput
          type="tel"
          autoComplete="tel"
          placeholder={QUOTE_PHONE_PLACEHOLDER}
          {...register('phone')}
        />
      </Field>
      <RadioGroup
        legend="Preferred contact method"
        hint="For phone or WhatsApp, enter your number above."
        name={preferred.name}
        options={CONTACT_OPTIONS}
        value={preferred.value ?? 'email'}
        onChange={preferred.onChange}
        error={getError('preferredContact')}
        variant="card"
      />
      <Honeypot />
      <IncludedBox title="What's Included" lines={listIncluded(values)} />
    </>
  )
}
