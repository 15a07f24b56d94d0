/** `mele@kokonut.test` as `m***@kokonut.test`: who holds a token need not learn the address. */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`
