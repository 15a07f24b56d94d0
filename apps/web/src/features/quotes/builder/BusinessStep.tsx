import { COUNTRIES } from '@portal/domain/place'
import { Field, Flag, RadioGroup, TextInput } from '@portal/ui'
import { useController } from 'react-hook-form'
import { IncludedBox } from './IncludedBox.tsx'
import { PACKAGE_INCLUDES } from './package-texts.ts'
import type { QuoteStepProps } from './quote-form.ts'

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({
  value: code,
  label: (
    <>
      <Flag code={code} /> {name}
    </>
  ),
}))

/** Step 1: the business, and what the package includes. */
export function BusinessStep({ form: { control, register }, getError }: QuoteStepProps) {
  const { field: country } = useController({ control, name: 'country' })
  return (
    <>
      <Field label="Business Name" error={getError('businessName')} required>
        <TextInput autoComplete="organization" {...register('businessName')} />
      </Field>
      <RadioGroup
        legend="Country"
        name={country.name}
        options={COUNTRY_OPTIONS}
        value={country.value}
        onChange={country.onChange}
        error={getError('country')}
        variant="card"
        required
      />
      <IncludedBox title="What the package includes" lines={PACKAGE_INCLUDES} />
    </>
  )
}
