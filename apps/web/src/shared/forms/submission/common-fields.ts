import { COUNTRIES, listProvinces, type CountryCode } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import type { FormContent, FormSection, SimpleField } from './definition.ts'

interface Named {
  slug: string
  name: string
}

/** A required choice of one of several kinds. */
export const createSelectField = (
  name: string,
  label: string,
  placeholder: string,
  kinds: readonly Named[],
): SimpleField => ({
  kind: 'select',
  name,
  label,
  options: [
    { value: '', label: placeholder },
    ...kinds.map(({ slug, name: text }) => ({ value: slug, label: text })),
  ],
  required: true,
})

/** The industry it belongs to, if any. */
export const INDUSTRY_FIELD: SimpleField = {
  ...createSelectField('industry', 'Industry', 'No industry in particular', INDUSTRIES),
  required: false,
}

const isCountry = (code: unknown): code is CountryCode => COUNTRIES.some((country) => country.code === code)

/** The provinces of the chosen country. */
function listProvinceChoices({ country }: FormContent) {
  const provinces = isCountry(country) ? listProvinces(country) : []
  return provinces.length === 0
    ? []
    : [
        { value: '', label: 'The whole country' },
        ...provinces.map(({ code, name }) => ({ value: code, label: name })),
      ]
}

/** Its place: a country, and a province if it has any. */
export const PLACE_FIELDS: readonly SimpleField[] = [
  {
    kind: 'select',
    name: 'country',
    label: 'Country',
    options: [
      { value: '', label: 'Choose a country' },
      ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
    ],
    required: true,
  },
  { kind: 'select', name: 'province', label: 'Province', options: listProvinceChoices },
]

/** Its closing time. */
export const CLOSING_SECTION: FormSection = {
  title: 'Closing',
  text: 'In the local time of the country you chose.',
  fields: [
    { kind: 'date', name: 'closingDate', label: 'Closing day', required: true },
    { kind: 'time', name: 'closingTime', label: 'Closing time', required: true },
  ],
}

/** The submitter, and their consent to publish it. */
export const SENDER_SECTION: FormSection = {
  title: 'About you',
  text: 'We’ll email you the outcome. Visitors don’t see this.',
  fields: [
    { kind: 'text', name: 'submitterName', label: 'Your name', autoComplete: 'name', required: true },
    {
      kind: 'email',
      name: 'submitterEmail',
      label: 'Your email address',
      autoComplete: 'email',
      required: true,
    },
    {
      kind: 'checkbox',
      name: 'acceptTerms',
      label: 'I have the right to publish this, and it is accurate.',
      required: true,
    },
  ],
}
