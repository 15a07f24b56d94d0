/** Limits of the texts of a quote request, in characters. */
export const QUOTE_LIMITS = { name: 100, requirements: 3000, note: 4000, answer: 1000 } as const
