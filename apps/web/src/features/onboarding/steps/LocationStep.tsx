import { COUNTRIES, countryOf, provincesOf, type CountryCode } from '@portal/domain/place'
import { Field, Select, Stack, TextInput } from '@portal/ui'
import { useCountry } from '../useCountry.ts'
import type { BusinessStepProps } from '../business-form.ts'

/** The name comes first: typing its letters selects it. */
const labelOf = (name: string, flag: string): string => `${name} ${flag}`

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name, flag }) => ({ value: code, label: labelOf(name, flag) }))

/** A country's provinces; a country without any is one entry. */
function provinceOptions(country: CountryCode) {
  const { flag, name, code } = countryOf(country)
  const provinces = provincesOf(country)
  if (provinces.length === 0) return [{ value: code, label: labelOf(`All of ${name}`, flag) }]
  return [
    { value: '', label: 'Select a province' },
    ...provinces.map((province) => ({ value: province.code, label: labelOf(province.name, flag) })),
  ]
}

/** Where the business is. */
export function LocationStep(props: BusinessStepProps) {
  const { form, values, errorOf } = props
  const { country, chooseCountry } = useCountry(props)
  return (
    <Stack gap={16}>
      <Field label="Country">
        <Select
          options={COUNTRY_OPTIONS}
          value={country}
          autoComplete="country"
          onChange={(event) => chooseCountry(event.target.value as CountryCode)}
        />
      </Field>
      <Field label="Province" error={errorOf('province')} required>
        <Select
          options={provinceOptions(country)}
          {...form.register('province', { deps: ['phone'] })}
          value={values.province}
        />
      </Field>
      <Field
        label="City/Town"
        hint={`Or the village or island: ${countryOf(country).capital}, for example.`}
        error={errorOf('cityTown')}
        required
      >
        <TextInput autoComplete="address-level2" {...form.register('cityTown')} />
      </Field>
    </Stack>
  )
}
