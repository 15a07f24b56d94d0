/** A value that may be there already: to wait for nothing costs a twentieth of a short answer. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Goes on with a value: at once where it is there, else when its promise is kept. */
export const andThen = <Value, Result>(
  value: MaybePromise<Value>,
  step: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (value instanceof Promise ? value.then(step) : step(value))
