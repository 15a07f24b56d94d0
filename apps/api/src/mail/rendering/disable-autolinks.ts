/**
 * Breaks up addresses in a name so that mail programs don't turn them into links. Anybody may type a name together with
 * somebody else's address: the portal's emails must not carry advertising.
 */
export const disableAutolinks = (name: string): string =>
  name
    .replaceAll(/:\/+/g, ' ')
    .replaceAll(/([.。．｡])(?=\p{L}|\p{N})/gu, '$1 ')
    .replaceAll('@', ' at ')
