/** The path of the profile of one of the demo's businesses. */
export async function findProfile(apiOrigin: string): Promise<string> {
  const response = await fetch(`${apiOrigin}/api/search/suggestions?q=co`)
  const suggestions = (await response.json()) as { href: string; kind: string }[]
  const profile = suggestions.find(({ kind }) => kind === 'business')?.href
  if (profile === undefined) throw new Error('The demo has no business to show')
  return profile
}
