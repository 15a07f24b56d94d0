import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Provider,
  type Adapter,
  type AdapterPayload,
  type ClientAuthMethod,
  type Configuration,
} from 'oidc-provider'
import { onTestFinished } from 'vitest'
import type { IdentityProviderConfig } from '#config/config.ts'

/** The person who signs in at the provider: claims besides `sub`, or an error to return with. */
export type Visitor =
  | ({ readonly sub: string } & Partial<Record<string, unknown>>)
  | { readonly error: string }

const CLIENT = { clientId: 'portal', clientSecret: 'a secret of the portal', name: 'Example ID' }
const KEY_ID = 'test'
const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const STRANGER = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PRIVATE_JWK = { ...KEYS.privateKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }

export interface IdentityProviderOptions {
  /** The portal's address; the provider redirects nowhere else. */
  readonly portal?: string
  /** The only authentication method that the provider accepts from the portal. */
  readonly clientAuthentication?: ClientAuthMethod
}

/** The signature of changed id tokens. */
export type Signature = 'own key' | 'another key' | 'the client’s secret' | 'nothing'

/**
 * Starts a real OpenID provider on this machine, where `visitor` signs in without interaction. `forge` changes the claims
 * of id tokens, which are then signed again, with the provider's key unless `signature` says otherwise.
 */
export async function startIdentityProvider({
  portal = 'http://localhost:3000',
  clientAuthentication = 'client_secret_basic',
}: IdentityProviderOptions = {}) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const visit: { visitor: Visitor; forge: ((claims: object) => object) | null; signature: Signature } = {
    visitor: { error: 'access_denied' },
    forge: null,
    signature: 'own key',
  }
  const provider = new Provider(
    issuer,
    configuration(portal, clientAuthentication, () => visit.visitor),
  )
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (visit.forge && context.path === '/token' && body?.id_token)
      context.body = { ...body, id_token: signAgain(body.id_token, visit.forge, visit.signature) }
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void letIn(provider, visit.visitor, request, response)
    else void answer(request, response)
  })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const config: IdentityProviderConfig = { ...CLIENT, issuer }
  return { config, visit, stop, browse: (url: string) => browse(url, issuer) }
}

function configuration(
  portal: string,
  clientAuthentication: ClientAuthMethod,
  visitor: () => Visitor,
): Configuration {
  const client = {
    redirect_uris: [`${portal}/api/login/callback`],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    token_endpoint_auth_method: clientAuthentication,
  }
  return {
    clients: [
      { ...client, client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
      { ...client, client_id: 'another portal', client_secret: 'a secret of another' },
    ],
    clientAuthMethods: [clientAuthentication],
    jwks: { keys: [PRIVATE_JWK] },
    cookies: { keys: ['a key for the cookies of tests'] },
    adapter: inMemory(),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...visitor(), sub }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  }
}

/** Stores issued tokens in memory; the provider's own adapter logs warnings. */
function inMemory(): (kind: string) => Adapter {
  const stored = new Map<string, AdapterPayload>()
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`
    const find = (fits: (payload: AdapterPayload) => boolean) =>
      Promise.resolve([...stored.values()].find((payload) => payload.kind === kind && fits(payload)))
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async (id) => stored.get(keyOf(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = stored.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void stored.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
      },
    }
  }
}

/** Completes the interaction of a person: signs the visitor in and gives all consent. */
async function letIn(
  provider: Provider,
  visitor: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (typeof visitor['error'] === 'string') {
    await provider.interactionFinished(request, response, { error: visitor['error'] })
    return
  }
  const accountId = String(visitor['sub' as keyof Visitor])
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope('openid email profile')
  const grantId = await grant.save()
  await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } })
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

const ALGORITHMS: Readonly<Record<Signature, string>> = {
  'own key': 'RS256',
  'another key': 'RS256',
  'the client’s secret': 'HS256',
  nothing: 'none',
}

function signAgain(token: string, forge: (claims: object) => object, signature: Signature): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
  const header = encode({ alg: ALGORITHMS[signature], kid: KEY_ID })
  const text = `${header}.${encode(forge({ ...claims, jti: randomUUID() }))}`
  return `${text}.${sign(text, signature)}`
}

function sign(text: string, signature: Signature): string {
  if (signature === 'nothing') return ''
  if (signature === 'the client’s secret')
    return createHmac('sha256', CLIENT.clientSecret).update(text).digest('base64url')
  const { privateKey } = signature === 'own key' ? KEYS : STRANGER
  return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')
}

/** Follows a browser's redirects at the provider; returns the final URL. */
async function browse(start: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>()
  let url = new URL(start)
  while (url.origin === issuer) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie, accept: 'text/html' } })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url)
  }
  return url
}
