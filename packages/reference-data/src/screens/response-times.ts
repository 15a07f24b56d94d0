/** The promised response times to submissions and quote requests; working days and hours. */
export const RESPONSE_TIMES = { reviewWorkingDays: 3, reviewHours: 24, quoteHours: 24 } as const

/** The placeholder of the phone field in the quote builder. */
export const QUOTE_PHONE_PLACEHOLDER = '+679 123 4567'
