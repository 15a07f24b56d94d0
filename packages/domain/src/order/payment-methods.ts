/** The payment methods, by the codes that are stored. */
export const PAYMENT_METHODS = [
  { code: 'bank-transfer', label: 'Bank transfer' },
  { code: 'mobile-money', label: 'Mobile money' },
  { code: 'cash', label: 'Cash' },
  { code: 'card', label: 'Card' },
] as const

/** The code of a payment method. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['code']

/** The codes of all payment methods. */
export const PAYMENT_METHOD_CODES = PAYMENT_METHODS.map(({ code }) => code)

/** The label of a payment method. */
export const getPaymentMethodLabel = (method: PaymentMethod): string =>
  PAYMENT_METHODS.find(({ code }) => code === method)?.label ?? method

/** Other names of payment methods: money handed over in person is cash. */
const ALIASES: Readonly<Record<string, PaymentMethod>> = {
  bank: 'bank-transfer',
  transfer: 'bank-transfer',
  mobile: 'mobile-money',
  'in-person': 'cash',
}

/** Parses a payment method as typed (`Bank transfer`, `bank_transfer`, `in person`); null for an unknown one. */
export function parsePaymentMethod(text: string): PaymentMethod | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
  return PAYMENT_METHOD_CODES.find((code) => code === wanted) ?? ALIASES[wanted] ?? null
}
