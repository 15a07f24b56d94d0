import { provincesOf, resolvePlace, type CountryCode, type Place } from '@portal/domain/place'
import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { BusinessForm } from './business-form.ts'

const DEFAULT: CountryCode = 'sb'

/** What the province's field holds for a place: a country without provinces is its only entry. */
const provinceField = ({ country, province }: Place): string =>
  province ?? (provincesOf(country).length === 0 ? country : '')

/** The country of the form: that of its province, or else the one that was chosen or that the address names. */
export function useCountry(
  form: UseFormReturn<BusinessForm, unknown, BusinessForm>,
  province: string,
  isOpen: boolean,
) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const { setValue, getValues } = form
  const askedText = query.get('country') ?? ''
  const asked = resolvePlace(askedText)?.country ?? DEFAULT

  useEffect(() => {
    const place = resolvePlace(askedText)
    if (!isOpen || !place || chosen !== null || getValues('province') !== '') return
    setValue('province', provinceField(place))
  }, [askedText, isOpen, chosen, getValues, setValue])

  const chooseCountry = useCallback(
    (country: CountryCode) => {
      const { isSubmitted } = form.formState
      setChosen(country)
      setValue('province', provinceField({ country, province: null }), { shouldValidate: isSubmitted })
      if (isSubmitted) void form.trigger('phone')
      const next = new URLSearchParams(query)
      next.set('country', country)
      setQuery(next, { replace: true, state, preventScrollReset: true })
    },
    [form, setValue, query, setQuery, state],
  )
  return { country: resolvePlace(province)?.country ?? chosen ?? asked, chooseCountry }
}
