import type { Site } from '../../apps/api/src/mail/rendering/email.ts'

/** The site that the sample emails come from. */
export const SITE: Site = { publicUrl: 'https://portal.example' }

/** A token of the usual length. */
export const TOKEN = 'sample0'.repeat(6)

export const HONIARA = 'Pacific/Guadalcanal'
export const SUVA = 'Pacific/Fiji'

/** An instant on a day of November 2026, in Honiara. */
export const getNovemberDay = (day: number, time = '10:00'): Date =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+11:00`)

/** A listing and its owner. */
export const LISTING = {
  ownerName: 'Moses Tara',
  name: 'Moses Tara',
  businessName: 'Fairy Tern Copra Mill',
  businessId: 12,
  path: '/sb/manufacturing/fairy-tern-copra-mill',
  timeZone: HONIARA,
} as const

/** A quote request and its sender. */
export const QUOTE = {
  contactName: 'Litia Naivalu',
  businessName: 'Suva Roti Shop',
  reference: 'WQ-7K2M-4P',
} as const

/** The quote for it. */
export const OFFER = {
  amount: 1650,
  validUntil: '2026-12-20',
  items: [
    { name: 'Website with four pages', price: 1000 },
    { name: 'Photos of the shop and the kitchen', price: 500 },
    { name: 'Logo design', price: 150 },
  ],
}
