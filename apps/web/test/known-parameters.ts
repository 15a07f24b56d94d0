/** A valid value for each path parameter whose values are fixed in the portal and not stored. */
export const KNOWN_PARAMETERS: Readonly<Record<string, string>> = {
  list: 'new',
  country: 'sb',
  category: 'agriculture',
  industry: 'agriculture',
  place: 'fiji',
  part: 'overview',
  skill: 'digital',
  page: 'mission',
}
