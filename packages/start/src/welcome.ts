import type { Port } from './ports.ts'

/** How the portal is reached, as both servers read it from the environment. */
export interface Place {
  /** Where this machine reaches the API and the web server. */
  readonly apiUrl: string
  readonly webUrl: string
  /** What people type. */
  readonly publicUrl: string
  /** What both servers listen on. */
  readonly host: string
  readonly ports: readonly Port[]
  readonly isDemo: boolean
}

/** Addresses that stand for all of the machine, and one of the machine by which such a server is reached. */
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** A variable that is set to nothing counts as unset. */
export function readPlace({ HOST, API_PORT, PORT, PUBLIC_URL, PORTAL_DEMO }: NodeJS.ProcessEnv): Place {
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
    // `demo.env` of the API says so, unless the environment says something else.
    isDemo: (PORTAL_DEMO || '1') !== '0',
  }
}

const TIMEOUT_MS = 5_000

/** Whether the portal shows the businesses of the demo, so that its accounts are there too. */
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

/** What a person who has started the portal needs to know. */
export const describePortal = (publicUrl: string, isDemo: boolean): string =>
  [
    '',
    `The portal is at ${publicUrl}. Ctrl+C ends it.`,
    ...(isDemo ? [`Accounts of the demo, with the password ${DEMO_PASSWORD}:`] : []),
    ...(isDemo ? DEMO_ACCOUNTS.map(({ email, who }) => `  ${email}   ${who}`) : []),
    '',
    '',
  ].join('\n')
