/**
 * A name as anybody may have typed it together with somebody else's address: no mail program finds a link in it, so
 * that the portal's letters carry nobody's advertising.
 */
export const withoutLinks = (name: string): string =>
  name
    .replaceAll(/:\/+/g, ' ')
    .replaceAll(/([.。．｡])(?=\p{L}|\p{N})/gu, '$1 ')
    .replaceAll('@', ' at ')
