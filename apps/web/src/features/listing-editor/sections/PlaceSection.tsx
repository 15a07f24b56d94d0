import { EDIT_LIMITS } from '@portal/domain/business'
import { getCountry, listProvinces, resolvePlace, type CountryCode } from '@portal/domain/place'
import { countCharacters } from '@portal/domain/shared'
import { Field, Stack, TextArea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { FlagSelect } from '#shared/forms/FlagSelect.tsx'
import { COUNTRY_OPTIONS, listProvinceOptions } from '#shared/forms/business-options.ts'
import { ProvinceEmblem } from '#shared/media/ProvinceEmblem.tsx'
import { PointField } from '../place/PointField.tsx'
import type { SectionProps } from './section.ts'

/** Where the business is, and how to get there. */
export function PlaceSection(props: SectionProps) {
  const { form, values, getError, listing } = props
  const stored = resolvePlace(listing.fields.country)?.country ?? 'sb'
  const [chosen, setChosen] = useState<CountryCode>(stored)
  const place = resolvePlace(values.country)
  const country = place?.country ?? chosen
  const province = place?.province
  const choose = (code: CountryCode) => {
    setChosen(code)
    form.setValue('country', listProvinces(code).length === 0 ? code : '', { shouldDirty: true })
  }
  return (
    <Stack gap={16}>
      <Field label="Country">
        <FlagSelect
          country={country}
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={(event) => choose(event.target.value as CountryCode)}
        />
      </Field>
      <Field label="Province" error={getError('country')} required>
        <FlagSelect
          country={country}
          emblem={province && <ProvinceEmblem province={province} />}
          options={listProvinceOptions(country)}
          {...form.register('country')}
          value={values.country}
        />
      </Field>
      <Field
        label="City or town"
        hint={`City, town, village or island, such as ${getCountry(country).capital}.`}
        error={getError('address')}
        required
      >
        <TextInput autoComplete="address-level2" {...form.register('address')} />
      </Field>
      <PointField {...props} place={place ?? { country, province: null }} />
      <Field
        label="Directions"
        hint="How people find you: a landmark, the village, the boat."
        error={getError('directions')}
        counter={{ count: countCharacters(values.directions), max: EDIT_LIMITS.directions }}
      >
        <TextArea rows={3} {...form.register('directions')} />
      </Field>
    </Stack>
  )
}
