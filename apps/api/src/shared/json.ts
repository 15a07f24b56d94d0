declare const VALUE: unique symbol

/** A value as JSON text. Only this file creates one, so that the type guarantees its content. */
export type Json<Value> = string & { readonly [VALUE]: Value }

/** The same as UTF-8 bytes. */
export type JsonBytes<Value> = Buffer & { readonly [VALUE]: Value }

/**
 * Serializes a value of a type that the context or the caller names: the inferred type may have fields that must not be
 * published.
 */
export const toJson = <Value = never>(value: NoInfer<Value>): Json<Value> =>
  JSON.stringify(value) as Json<Value>

export const toJsonBytes = <Value = never>(value: NoInfer<Value>): JsonBytes<Value> =>
  Buffer.from(JSON.stringify(value)) as JsonBytes<Value>

export const parseJson = <Value>(json: Json<Value>): Value => JSON.parse(json) as Value

type JsonMember<Value> = Json<Exclude<Value, undefined>> | Extract<Value, undefined>

/** Creates an object from members that are JSON already, in their order; undefined ones are left out. */
export function toJsonObject<Value extends object>(
  members: NoInfer<{ readonly [Name in keyof Value]: JsonMember<Value[Name]> }>,
): Json<Value> {
  const texts: string[] = []
  for (const [name, json] of Object.entries<string | undefined>(members))
    if (json !== undefined) texts.push(`${JSON.stringify(name)}:${json}`)
  return `{${texts.join(',')}}` as Json<Value>
}
