interface Provider {
  readonly domains: readonly string[]
  /** What begins a tag, beside `+`. */
  readonly tag?: string
  /** Characters that the provider doesn't read. */
  readonly ignored?: RegExp
  /** Whether its domains are names of the same mailboxes; else a name at each is another mailbox. */
  readonly isOneSpace?: boolean
  /** Whether `anything@name.domain` goes to `name@domain`. */
  readonly hasSubdomains?: boolean
}

/** How the big providers read the part before the `@`, beyond a tag that begins with `+`. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g, isOneSpace: true },
  { domains: ['icloud.com', 'me.com', 'mac.com'], isOneSpace: true },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g, isOneSpace: true },
  { domains: ['fastmail.com', 'fastmail.fm'], hasSubdomains: true },
  // Disposable addresses are `name-word`, and no name there has a hyphen of its own.
  { domains: ['ymail.com', 'rocketmail.com'], tag: '-' },
]

/** Yahoo has a domain per country, such as yahoo.com.au and yahoo.co.nz. */
const YAHOO = /^yahoo\.(com?\.)?[a-z]{2,3}$/
const YAHOO_PROVIDER: Provider = { domains: [], tag: '-' }

/**
 * The mailbox behind an address, as far as its look tells: the same for every spelling that its provider delivers
 * there, so that tags and dots don't make new recipients. Elsewhere `+` begins a tag and all else counts, as at
 * Outlook. A key to count by; mails go to the address as it was given.
 */
export function recipientKey(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)]
  const { name, host, provider } = mailboxOf(local, domain)
  const base = beforeTag(beforeTag(name, '+'), provider?.tag)
  const read = provider?.ignored ? base.replaceAll(provider.ignored, '') : base
  return `${read}@${provider?.isOneSpace ? provider.domains[0] : host}`
}

/** Whether an address has a tag: anybody makes as many of these as they like. */
export function hasTag(address: string): boolean {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const { name, provider } = mailboxOf(lower.slice(0, at), lower.slice(at + 1))
  return name !== beforeTag(beforeTag(name, '+'), provider?.tag)
}

function mailboxOf(local: string, domain: string) {
  for (const provider of PROVIDERS) {
    if (provider.domains.includes(domain)) return { name: local, host: domain, provider }
    const parent = provider.hasSubdomains && provider.domains.find((known) => domain.endsWith(`.${known}`))
    if (parent) return { name: domain.slice(0, -parent.length - 1), host: parent, provider }
  }
  return { name: local, host: domain, provider: YAHOO.test(domain) ? YAHOO_PROVIDER : undefined }
}

/** A name that begins with the sign has no tag. */
function beforeTag(name: string, sign: string | undefined): string {
  const end = sign === undefined ? -1 : name.indexOf(sign)
  return end > 0 ? name.slice(0, end) : name
}
