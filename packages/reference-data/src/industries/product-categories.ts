import type { IndustrySlug } from './industries.ts'

/** A product category and its industry, null for none. */
export interface ProductCategory {
  readonly name: string
  readonly industry: IndustrySlug | null
}

/** The ten product categories of the onboarding wizard, in its order. */
export const PRODUCT_CATEGORIES = [
  { name: 'Food & Beverages', industry: 'agriculture' },
  { name: 'Handicrafts', industry: 'manufacturing' },
  { name: 'Clothing & Fashion', industry: 'manufacturing' },
  { name: 'Electronics', industry: 'ict-digital' },
  { name: 'Home & Garden', industry: 'manufacturing' },
  { name: 'Beauty & Personal Care', industry: null },
  { name: 'Sports & Recreation', industry: 'tourism-hospitality' },
  { name: 'Books & Education', industry: null },
  { name: 'Fresh Produce', industry: 'agriculture' },
  { name: 'Other', industry: null },
] as const satisfies readonly ProductCategory[]

/** The name of one of the ten product categories. */
export type ProductCategoryName = (typeof PRODUCT_CATEGORIES)[number]['name']
