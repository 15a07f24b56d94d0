/** The networks on which a business may have a profile, with the hosts of their addresses. */
const NETWORK_HOSTS = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  twitter: ['x.com', 'twitter.com'],
} as const

/** A network on which a business may have a profile. */
export type Network = keyof typeof NETWORK_HOSTS

const isHostOf = (host: string, known: readonly string[]): boolean =>
  known.some((one) => host === one || host.endsWith(`.${one}`))

// `new URL`, since older phones lack `URL.parse` and `URL.canParse`.
function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Whether a web address belongs to a network. */
export function isAddressOfNetwork(network: Network, address: string): boolean {
  const url = parseUrl(address)
  return url !== null && isHostOf(url.hostname, NETWORK_HOSTS[network])
}
