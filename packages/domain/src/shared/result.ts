/** What a rule answers that may say no: the value, or a sentence for the person who typed it. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string }

/** A yes with its value. */
export const ok = <const Value>(value: Value): Result<Value> => ({ ok: true, value })

/** A no with its sentence. */
export const err = (message: string): Result<never> => ({ ok: false, message })
