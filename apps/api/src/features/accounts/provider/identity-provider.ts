import { HOUR } from '@portal/domain/shared'
import * as client from 'openid-client'
import type { IdentityProviderConfig } from '#config/config.ts'
import { isLoopbackIssuer } from '#config/issuer-url.ts'
import type { AppContext } from '#context.ts'
import { authenticateClient } from './client-authentication.ts'
import { createRefusalHandler } from './provider-failure.ts'

/** What the provider says about who signed in. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Null unless the provider has verified that the address is theirs. */
  readonly verifiedEmail: string | null
  readonly names: { readonly given: string; readonly family: string; readonly full: string }
}

/** The secrets of one sign-in, which the browser does not see. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface IdentityProvider {
  readonly name: string
  /** The address at the provider where a sign-in begins. */
  begin(secrets: SignInSecrets): Promise<URL>
  /** Redeems the query with which the provider sent the browser back. Throws a `SignInRefusal`. */
  finish(query: URLSearchParams, secrets: SignInSecrets): Promise<Identity>
}

/** The path that providers send browsers back to. */
export const CALLBACK_PATH = '/api/login/callback'
/** How long the provider's metadata is cached. */
const DISCOVERY_LIFETIME = HOUR
/** Short, since somebody is waiting. */
const TIMEOUT_SECONDS = 8

/** An OpenID provider by the authorization code flow with PKCE, state and nonce. */
export function createIdentityProvider(
  { issuer, clientId, clientSecret, name }: IdentityProviderConfig,
  { config, now, log }: Pick<AppContext, 'config' | 'now' | 'log'>,
): IdentityProvider {
  const redirectUri = new URL(CALLBACK_PATH, config.publicUrl)
  const refuse = createRefusalHandler(log)

  const discover = () =>
    client.discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Verifies the signature of id tokens, instead of relying on the connection alone.
        client.enableNonRepudiationChecks,
        ...(isLoopbackIssuer(issuer) ? [client.allowInsecureRequests] : []),
      ],
    })
  let cached: { readonly at: number; readonly configuration: Promise<client.Configuration> } | undefined
  /** Shares one discovery between sign-ins; after a failure the next sign-in repeats it. */
  const configure = async (): Promise<client.Configuration> => {
    if (!cached || now() - cached.at > DISCOVERY_LIFETIME) cached = { at: now(), configuration: discover() }
    try {
      return await cached.configuration
    } catch (error) {
      cached = undefined
      throw error
    }
  }

  return {
    name,
    begin: async ({ state, nonce, codeVerifier }) =>
      client.buildAuthorizationUrl(await configure().catch(refuse), {
        redirect_uri: redirectUri.href,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    async finish(query, { state, nonce, codeVerifier }) {
      const returned = new URL(`${redirectUri.href}?${query.toString()}`)
      const redeem = async () => {
        const configuration = await configure()
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
        return readIdentity(
          configuration,
          await client.authorizationCodeGrant(configuration, returned, checks),
        )
      }
      return redeem().catch(refuse)
    },
  }
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>

/** The claims of the id token; userinfo supplies those that it lacks. */
async function readIdentity(configuration: client.Configuration, tokens: Tokens): Promise<Identity> {
  const token = tokens.claims()
  if (!token) throw new Error('The provider sent no id token')
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
  const isComplete = hasAddress(token) && NAMES.some((name) => toText(token[name]) !== '')
  const userInfo: Claims =
    isComplete || !hasUserInfo
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, token.sub)
  const getName = (name: (typeof NAMES)[number]) => toText(token[name]) || toText(userInfo[name])
  return {
    issuer: token.iss,
    subject: token.sub,
    // The address and its verified flag have to come from one source, since two may have different addresses.
    verifiedEmail: readVerifiedEmail(hasAddress(token) ? token : { ...token, ...userInfo }),
    names: { given: getName('given_name'), family: getName('family_name'), full: getName('name') },
  }
}

type Claims = Readonly<Record<string, unknown>>

const NAMES = ['given_name', 'family_name', 'name'] as const

const hasAddress = (claims: Claims): boolean =>
  claims['email'] !== undefined && claims['email_verified'] !== undefined

/** Some providers send the flag as a text. */
const readVerifiedEmail = ({ email, email_verified: isVerified }: Claims): string | null =>
  isVerified === true || isVerified === 'true' ? toText(email) || null : null

const toText = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '')
