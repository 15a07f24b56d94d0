import { isIP } from 'node:net'
import { emailAddress } from '@portal/domain/contract'
import {
  DELAY_FORMAT,
  HOST_FORMAT,
  OBSERVABILITY_VARIABLES,
  optionalVariable,
  parseDelay,
  parsePort,
  PORT_FORMAT,
  variable,
} from '@portal/server/environment'
import * as v from 'valibot'
import { NETWORK_HOSTS, toSocialLinks } from '../../src/app/shell/footer/social-links.ts'

const portVariable = (meaning: string, standard: number) =>
  variable({ meaning, default: String(standard), format: PORT_FORMAT, parse: parsePort })

const originVariable = (meaning: string, standard: string) =>
  optionalVariable({
    meaning,
    default: standard,
    format: 'an address such as https://portal.example, without a path',
    parse: parseOrigin,
  })

const MAX_LINE_LENGTH = 200

const textLineVariable = (meaning: string, what: string) =>
  optionalVariable({
    meaning,
    default: 'unset: none',
    format: `${what}, of at most ${MAX_LINE_LENGTH} characters`,
    parse: (text) => (text.trim() !== '' && text.length <= MAX_LINE_LENGTH ? text.trim() : undefined),
  })

/** Scheme, host and port of an address that has neither path nor query. */
function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const fits =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === ''
  return fits ? url.origin : undefined
}

/** Addresses of pages on social networks, with blanks or commas between them. */
function parseSocialLinks(text: string): readonly string[] | undefined {
  const addresses = text.split(/[\s,]+/).filter((address) => address !== '')
  return addresses.every((address) => toSocialLinks([address]).length === 1) ? addresses : undefined
}

/**
 * Every variable that the web server reads: its default, allowed values and purpose. docs/environment.md has a table of
 * them.
 */
export const Environment = v.object({
  NODE_ENV: optionalVariable({
    meaning: 'as for the API; `production` requires `PUBLIC_URL`',
    default: 'unset: defaults apply',
    format: 'production, development or test',
    parse: (text) => (['production', 'development', 'test'].includes(text) ? text : undefined),
  }),
  PORT: portVariable('the web server’s port', 3000),
  HOST: variable({
    meaning: 'listening address',
    default: '127.0.0.1',
    format: HOST_FORMAT,
    parse: (text) => text,
  }),
  PUBLIC_URL: originVariable(
    'site origin, for absolute links',
    '`http://localhost:$PORT`; required in production',
  ),
  PORTAL_DEMO: variable({
    meaning: '`1`, `public`: a demo, as for the API',
    default: '0',
    format: '0, 1, public',
    parse: (text) => ['0', '1', 'public'].find((demo) => demo === text),
  }),
  API_PORT: portVariable('API’s port, for `WEB_API_URL`’s default', 3001),
  WEB_API_URL: originVariable('API origin', '`http://127.0.0.1:$API_PORT`'),
  WEB_TRUSTED_PROXY: optionalVariable({
    meaning: 'only address whose `X-Forwarded-For` is trusted: the proxy’s',
    default: 'unset: none',
    format: 'one IP address, such as 10.0.0.2',
    parse: (text) => (isIP(text) === 0 ? undefined : text),
  }),
  CONTACT_EMAIL: optionalVariable({
    meaning: 'for people who can’t use a form',
    default: '`contact@` `PUBLIC_URL`’s host',
    format: 'one email address',
    parse: (text) => (v.is(emailAddress(''), text) ? text.trim() : undefined),
  }),
  OPERATOR: textLineVariable('who runs the portal: footer, contact page', 'a name'),
  OPERATOR_ADDRESS: textLineVariable('postal address, likewise', 'an address on one line'),
  OPERATOR_PHONE: optionalVariable({
    meaning: 'phone number, likewise',
    default: 'unset: none',
    format: 'an international number, such as +677 20000',
    parse: (text) => (/^\+[\d ]{6,24}$/.test(text.trim()) ? text.trim() : undefined),
  }),
  SOCIAL_LINKS: optionalVariable({
    meaning: 'social pages, for the footer',
    default: 'unset: none',
    format: `https addresses of pages at ${NETWORK_HOSTS.join(', ')}`,
    parse: parseSocialLinks,
  }),
  RATE_LIMIT_SCALE: variable({
    meaning: 'multiplies the render limit',
    default: '1',
    format: 'a number above 0',
    parse: (text) => (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  }),
  SHUTDOWN_DELAY: variable({
    meaning: 'seconds a stopping process still accepts connections while `/health/ready` is 503',
    default: '0',
    format: DELAY_FORMAT,
    parse: parseDelay,
  }),
  ...OBSERVABILITY_VARIABLES,
})
