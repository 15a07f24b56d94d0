import { ok, err, type Result } from '../shared/result.ts'
import { WEBSITE_PACKAGE } from './website.ts'

/** Whether a website gets a new domain name or uses the owner's existing one. */
export const DOMAIN_TYPES = ['new', 'existing'] as const
/** A domain to register, or an existing one. */
export type DomainType = (typeof DOMAIN_TYPES)[number]

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** A last label that begins with a digit would make it an IP address. */
const TOP_LABEL = /^[a-z]/
const SUFFIX = WEBSITE_PACKAGE.domainSuffix

const isDomain = (text: string): boolean => {
  const labels = text.split('.')
  return (
    labels.length > 1 &&
    text.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}

/**
 * Parses a domain name as typed to its full form in lower case; null where none was typed. A new one is a single label
 * before the package's fixed suffix, which may be typed too; an existing one may be typed as a web address.
 */
export function parseDomainName(type: DomainType, text: string): Result<string | null> {
  const typed = text.trim().toLowerCase()
  if (typed === '') return ok(null)
  if (type === 'new') {
    const label = typed.endsWith(SUFFIX) ? typed.slice(0, -SUFFIX.length) : typed
    return LABEL.test(label)
      ? ok(label + SUFFIX)
      : err(`Please use letters, digits and hyphens only; ${SUFFIX} is added`)
  }
  const host = typed.replace(/^https?:\/\//, '').split(/[/?#]/)[0] ?? ''
  return isDomain(host) ? ok(host) : err('Please enter a domain such as kokonut.com.sb')
}
