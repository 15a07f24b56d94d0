import { getCountry, resolvePlace, type CountryCode } from '@portal/domain/place'
import { Field, Stack, TextInput } from '@portal/ui'
import { FlagSelect } from '#shared/forms/FlagSelect.tsx'
import { COUNTRY_OPTIONS, listProvinceOptions } from '#shared/forms/business-options.ts'
import { ProvinceEmblem } from '#shared/media/ProvinceEmblem.tsx'
import { useCountry } from '../useCountry.ts'
import type { BusinessStepProps } from '../business-form.ts'

/** The step for the location. */
export function LocationStep(props: BusinessStepProps) {
  const { form, values, getError } = props
  const { country, chooseCountry } = useCountry(props)
  const province = resolvePlace(values.province)?.province
  return (
    <Stack gap={16}>
      <Field label="Country">
        <FlagSelect
          country={country}
          options={COUNTRY_OPTIONS}
          value={country}
          autoComplete="country"
          onChange={(event) => chooseCountry(event.target.value as CountryCode)}
        />
      </Field>
      <Field label="Province" error={getError('province')} required>
        <FlagSelect
          country={country}
          emblem={province && <ProvinceEmblem province={province} />}
          options={listProvinceOptions(country)}
          {...form.register('province', { deps: ['phone'] })}
          value={values.province}
        />
      </Field>
      <Field
        label="City/Town"
        hint={`City, town, village or island, such as ${getCountry(country).capital}.`}
        error={getError('cityTown')}
        required
      >
        <TextInput autoComplete="address-level2" {...form.register('cityTown')} />
      </Field>
    </Stack>
  )
}
