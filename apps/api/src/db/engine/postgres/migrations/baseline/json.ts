/** The check of JSON columns, which store the original text. */
export const json: readonly string[] = [
  // The conversion itself refuses invalid JSON; null stays null, which a check accepts.
  `create function json_valid(value text) returns boolean language sql immutable parallel safe
  return json_typeof(value::json) <> ''`,
]
