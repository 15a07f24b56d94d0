/** Masks `mele@kokonut.test` as `m***@kokonut.test`: a token must not reveal the address that it was sent to. */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`
