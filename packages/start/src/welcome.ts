import type { Port } from './ports.ts'

/** The addresses of the portal, as both servers read them from the environment. */
export interface PortalAddresses {
  /** The addresses of the API and the web server on this machine. */
  readonly apiUrl: string
  readonly webUrl: string
  /** The address that people type. */
  readonly publicUrl: string
  /** The host that both servers listen on. */
  readonly host: string
  readonly ports: readonly Port[]
  readonly isDemo: boolean
}

/** Wildcard addresses, and the loopback address that reaches such a server. */
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** Treats an empty variable as unset. */
export function readPortalAddresses({
  HOST,
  API_PORT,
  PORT,
  PUBLIC_URL,
  PORTAL_DEMO,
}: NodeJS.ProcessEnv): PortalAddresses {
  const port = PORT || '3000'
  const apiPort = API_PORT || '3001'
  const host = HOST || '127.0.0.1'
  const name = ANY_ADDRESS[host] ?? (host.includes(':') ? `[${host}]` : host)
  return {
    apiUrl: `http://${name}:${apiPort}`,
    webUrl: `http://${name}:${port}`,
    publicUrl: PUBLIC_URL || `http://localhost:${port}`,
    host,
    ports: [
      { variable: 'PORT', port },
      { variable: 'API_PORT', port: apiPort },
    ],
    // The API's `demo.env` sets it, unless the environment does.
    isDemo: (PORTAL_DEMO || '1') !== '0',
  }
}

const TIMEOUT_MS = 5_000

/** Whether the portal shows the demo's businesses, so that its accounts exist too. */
export async function hasDemoData(webUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${webUrl}/api/businesses`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const businesses = (await response.json()) as readonly { readonly isSample: boolean }[]
    return businesses.some(({ isSample }) => isSample)
  } catch {
    return false
  }
}

/** The accounts of the demo. */
export const DEMO_PASSWORD = 'pacific-demo'
export const DEMO_ACCOUNTS = [
  { email: 'admin@portal.test', who: 'administrator' },
  { email: 'owner@portal.test', who: 'an owner with businesses in every state' },
  { email: 'other@portal.test', who: 'a second owner' },
]

/** The message for a person who has started the portal. */
export const describePortal = (publicUrl: string, isDemo: boolean): string =>
  [
    '',
    `The portal is at ${publicUrl}. Ctrl+C ends it.`,
    ...(isDemo ? [`Accounts of the demo, with the password ${DEMO_PASSWORD}:`] : []),
    ...(isDemo ? DEMO_ACCOUNTS.map(({ email, who }) => `  ${email}   ${who}`) : []),
    '',
    '',
  ].join('\n')
