import type { EditableField } from '@portal/domain/business'

/** What the form calls each field. */
export const FIELD_LABELS: Readonly<Record<EditableField, string>> = {
  name: 'Name',
  category: 'Category',
  country: 'Country and province',
  address: 'City or town',
  point: 'Place on the map',
  directions: 'Directions',
  description: 'Description',
  website: 'Website',
  socialMedia: 'Social networks',
  videoUrl: 'Video',
  logo: 'Logo',
  photos: 'Photos',
  tags: 'What you offer',
  phone: 'Phone',
  email: 'Email',
  businessTypes: 'Business types',
  hours: 'Opening hours',
  temporarilyClosed: 'Closed for now',
  temporarilyClosedUntil: 'Open again on',
  amenities: 'Amenities',
  payments: 'Ways to pay',
  delivery: 'Delivery',
}

/** Fields by their names in a sentence: `Name, Phone and Photos`. */
export function formatFieldNames(fields: readonly EditableField[]): string {
  const names = fields.map((field) => FIELD_LABELS[field])
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
