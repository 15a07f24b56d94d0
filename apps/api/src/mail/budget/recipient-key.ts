interface Provider {
  readonly domains: readonly string[]
  /** The separator of a tag, besides `+`. */
  readonly tag?: string
  /** Characters that the provider ignores. */
  readonly ignoredCharacters?: RegExp
  /** Whether the same name at each of its domains is the same mailbox. */
  readonly sharesMailboxes?: boolean
  /** Whether `anything@name.domain` goes to `name@domain`. */
  readonly hasSubdomains?: boolean
}

/** How the big providers read the part before the `@`, besides a tag after `+`. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignoredCharacters: /\./g, sharesMailboxes: true },
  { domains: ['icloud.com', 'me.com', 'mac.com'], sharesMailboxes: true },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignoredCharacters: /[._-]/g, sharesMailboxes: true },
  { domains: ['fastmail.com', 'fastmail.fm'], hasSubdomains: true },
  // Disposable addresses are `name-word`; no other name there contains a hyphen.
  { domains: ['ymail.com', 'rocketmail.com'], tag: '-' },
]

/** Yahoo has a domain per country, such as yahoo.com.au and yahoo.co.nz. */
const YAHOO = /^yahoo\.(com?\.)?[a-z]{2,3}$/
const YAHOO_PROVIDER: Provider = { domains: [], tag: '-' }

/**
 * Returns a key for the mailbox of an address: the same for every spelling that the provider delivers there, so that tags
 * and dots don't make new recipients. At unknown providers only a tag after `+` is removed. The key is for counting only;
 * mails go to the original address.
 */
export function getRecipientKey(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)]
  const { name, host, provider } = parseMailbox(local, domain)
  const base = stripTag(stripTag(name, '+'), provider?.tag)
  const read = provider?.ignoredCharacters ? base.replaceAll(provider.ignoredCharacters, '') : base
  return `${read}@${provider?.sharesMailboxes ? provider.domains[0] : host}`
}

/** Whether an address has a tag, of which anybody can create any number. */
export function hasTag(address: string): boolean {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const { name, provider } = parseMailbox(lower.slice(0, at), lower.slice(at + 1))
  return name !== stripTag(stripTag(name, '+'), provider?.tag)
}

function parseMailbox(local: string, domain: string) {
  for (const provider of PROVIDERS) {
    if (provider.domains.includes(domain)) return { name: local, host: domain, provider }
    const parent = provider.hasSubdomains && provider.domains.find((known) => domain.endsWith(`.${known}`))
    if (parent) return { name: domain.slice(0, -parent.length - 1), host: parent, provider }
  }
  return { name: local, host: domain, provider: YAHOO.test(domain) ? YAHOO_PROVIDER : undefined }
}

/** Removes the tag from a name; a name that begins with the separator has no tag. */
function stripTag(name: string, sign: string | undefined): string {
  const end = sign === undefined ? -1 : name.indexOf(sign)
  return end > 0 ? name.slice(0, end) : name
}
