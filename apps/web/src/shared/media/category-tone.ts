import { categoryFromText, type CategoryName } from '@portal/domain/business'
import { monogramTone, type MonogramTone } from '@portal/ui'

const TONES: Readonly<Record<CategoryName, MonogramTone>> = {
  'Food & Beverages': 'lagoon',
  Handicrafts: 'clay',
  'Clothing & Fashion': 'plum',
  Electronics: 'indigo',
  'Home & Garden': 'leaf',
  'Beauty & Personal Care': 'plum',
  'Sports & Recreation': 'ocean',
  'Books & Education': 'gold',
  'Fresh Produce': 'leaf',
  Other: 'ocean',
  'Agriculture & Agro-processing': 'lagoon',
  'Fisheries & Aquaculture': 'ocean',
  'Tourism & Hospitality': 'indigo',
  'ICT & Digital': 'plum',
  'Construction & Materials': 'gold',
  'Logistics & Shipping': 'indigo',
  Manufacturing: 'clay',
  'Energy & Renewables': 'gold',
  'Mining & Resources': 'clay',
  'Real Estate & Property': 'leaf',
}

/** The colour of a category's woven cover. */
export function categoryTone(category: string): MonogramTone {
  const known = categoryFromText(category)
  return known ? TONES[known.name] : monogramTone(category)
}
