/** Minimal rows of each table that tests write, which they can change. */

export const userRow = (id: number) => ({
  id,
  email: `person${id}@example.com`,
  first_name: 'Mary',
  last_name: 'Fono',
  created_at: 1,
})

export const businessRow = (id: number) => ({
  id,
  slug: `shop-${id}`,
  status: 'approved',
  tier: 0,
  is_featured: 0,
  is_verified: 0,
  country: 'sb',
  province: 'gu',
  category: 'retail',
  created_at: id,
  public_until: 1_000,
  rating_sum: 0,
  review_count: 0,
  rating_score: 0,
  type_bits: 0,
  sort_name: `shop ${id}`,
  card: '{}',
  name: `Shop ${id}`,
  images: '[]',
  social_media: '{}',
  temporarily_closed: 0,
  is_sample: 0,
  place: 'Honiara',
  facets: '',
  description: 'A shop',
})

export const contentRow = (id: number) => ({
  id,
  kind: 'event',
  slug: `event-${id}`,
  status: 'approved',
  published_at: 1,
  countries: '["sb"]',
  category: 'trade',
  is_featured: 0,
  is_sample: 0,
  read_time: 1,
  title: 'A fair',
  summary: 'A fair in Honiara',
  details: '{}',
  words: '',
  facets: '',
  body: '',
})

export const reviewRow = (id: number) => ({
  id,
  business_id: 1,
  first_name: 'Mary',
  last_name: 'Fono',
  rating: 5,
  comment: 'Good',
  status: 'pending',
  created_at: 1,
})

export const reportRow = (id: number) => ({
  id,
  reference: `RP-${id}`,
  business_id: 1,
  reason: 'closed',
  status: 'pending',
  submitted_at: 1,
})

export const editRow = (business_id: number) => ({
  business_id,
  changes: '{}',
  status: 'pending',
  submitted_at: 1,
})

export const inquiryRow = (id: number) => ({
  id,
  kind: 'message',
  reference: `IN-${id}`,
  topic: 'other',
  message: 'Hello',
  search_text: 'hello',
  status: 'new',
  created_at: 1,
})

export const orderRow = (id: number) => ({
  id,
  reference: `OR-${id}`,
  invoice_number: `INV-${id}`,
  status: 'open',
  created_at: id,
  price_held_until: 9,
  tier: 1,
  billed_name: '',
  billed_business: '',
  billed_email: '',
  billed_country: 'sb',
  search_text: '',
  total_cents: 100,
  credit_cents: 0,
  is_sample: 0,
})

export const photoRow = (name: string) => ({
  name,
  business_id: 1,
  position: 0,
  width: 1,
  height: 1,
  color: '#a0b1c2',
  sha256: Buffer.alloc(32),
  created_at: 1,
})
