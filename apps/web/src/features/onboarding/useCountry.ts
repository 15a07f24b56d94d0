import { listProvinces, resolvePlace, type CountryCode, type Place } from '@portal/domain/place'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { BusinessStepProps } from './business-form.ts'

export const DEFAULT_COUNTRY: CountryCode = 'sb'

/** The field's value for a place: a country without provinces is its own entry. */
const toProvinceValue = ({ country, province }: Place): string =>
  province ?? (listProvinces(country).length === 0 ? country : '')

/** The province in the page's address, as a field value; empty without one. */
export function parseProvinceParam(query: URLSearchParams): string {
  const place = resolvePlace(query.get('country') ?? '')
  return place ? toProvinceValue(place) : ''
}

/** The form's country: that of its province, the chosen one, or the one in the page's address. */
export function useCountry({ form, values }: BusinessStepProps) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const inUrl = resolvePlace(query.get('country') ?? '')?.country
  const chooseCountry = (country: CountryCode) => {
    const { isSubmitted } = form.formState
    setChosen(country)
    form.setValue('province', toProvinceValue({ country, province: null }), { shouldValidate: isSubmitted })
    if (isSubmitted) void form.trigger('phone')
    const next = new URLSearchParams(query)
    next.set('country', country)
    setQuery(next, { replace: true, state, preventScrollReset: true })
  }
  return {
    country: resolvePlace(values.province)?.country ?? chosen ?? inUrl ?? DEFAULT_COUNTRY,
    chooseCountry,
  }
}
