/** The result of a rule that may fail: the value, or a message for the person who typed it. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/** A success with its value. */
export const ok = <const Value>(value: Value): Result<Value> => ({ ok: true, value })

/** A failure with its message. */
export const err = (message: string): Result<never> => ({ ok: false, message })
