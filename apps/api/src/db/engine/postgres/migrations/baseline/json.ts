/** What tables check their JSON with. It is kept as text, as it was written. */
export const json: readonly string[] = [
  // A text that is no JSON is refused by the conversion itself; null stays null, which a check lets through.
  `create function json_valid(value text) returns boolean language sql immutable parallel safe
  return json_typeof(value::json) <> ''`,
]
