import { provincesOf, resolvePlace, type CountryCode, type Place } from '@portal/domain/place'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { BusinessStepProps } from './business-form.ts'

export const DEFAULT_COUNTRY: CountryCode = 'sb'

/** The value of the field for a place: a country without provinces is its only entry. */
const provinceValue = ({ country, province }: Place): string =>
  province ?? (provincesOf(country).length === 0 ? country : '')

/** The province that the page's address names, as the form has it; blank where it names none. */
export function provinceInUrl(query: URLSearchParams): string {
  const place = resolvePlace(query.get('country') ?? '')
  return place ? provinceValue(place) : ''
}

/** The country of the form: that of its province, or the one that was chosen or is named by the page's address. */
export function useCountry({ form, values }: BusinessStepProps) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const inUrl = resolvePlace(query.get('country') ?? '')?.country
  const chooseCountry = (country: CountryCode) => {
    const { isSubmitted } = form.formState
    setChosen(country)
    form.setValue('province', provinceValue({ country, province: null }), { shouldValidate: isSubmitted })
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
