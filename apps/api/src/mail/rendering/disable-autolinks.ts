/**
 * Breaks up addresses in a name so that no mail program turns them into links. Anybody may type a name beside somebody
 * else's address: the portal's emails shall carry nobody's advertising.
 */
export const disableAutolinks = (name: string): string =>
  name
    .replaceAll(/:\/+/g, ' ')
    .replaceAll(/([.。．｡])(?=\p{L}|\p{N})/gu, '$1 ')
    .replaceAll('@', ' at ')
