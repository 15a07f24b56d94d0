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
  /** Redeems what the provider sent the browser back with. Refuses with a `SignInRefusal`. */
  finish(query: URLSearchParams, secrets: SignInSecrets): Promise<Identity>
}

/** The path that providers send browsers back to. */
export const CALLBACK_PATH = '/api/login/callback'
/** How long what the provider says about itself is used. */
const DISCOVERY_LIFETIME = HOUR
/** Seconds that the provider may take to answer, since somebody is waiting. */
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
        // Id tokens are believed for their signature, not only because they came from the provider's address.
        client.enableNonRepudiationChecks,
        ...(isLoopbackIssuer(issuer) ? [client.allowInsecureRequests] : []),
      ],
    })
  let cached: { readonly at: number; readonly configuration: Promise<client.Configuration> } | undefined
  /** One discovery for all who sign in; one that failed is repeated by the next. */
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

/** What the id token says; what it leaves out is asked of the provider's userinfo. */
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
    // An address and whether it is verified belong together: those of two sources may be of two addresses.
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
