import type { BusinessField } from './business-form.ts'

/** What the API calls the fields of the form. */
const FORM_NAMES: Readonly<Record<string, BusinessField>> = {
  name: 'shopName',
  category: 'category',
  description: 'description',
  country: 'province',
  address: 'cityTown',
  ownerName: 'ownerName',
  email: 'email',
  phone: 'phone',
  businessLicense: 'businessLicense',
  termsVersion: 'acceptTerms',
}

export interface RefusedFields {
  fields: Partial<Record<BusinessField, string>>
  /** What is said of the photos, each or all. */
  images: string | null
}

/** The API's messages by the form's own names; a name that the form does not have is left out. */
export function refusedFields(fields: Readonly<Record<string, string>>): RefusedFields {
  const named = Object.entries(fields).flatMap(([name, message]) => {
    const field = FORM_NAMES[name]
    return field ? [[field, message] as const] : []
  })
  const images = Object.entries(fields).find(([name]) => /^images\b/.test(name))
  return { fields: Object.fromEntries(named), images: images?.[1] ?? null }
}
