/** A value that exists for each parameter of a path whose values are the portal's own, and not stored. */
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
