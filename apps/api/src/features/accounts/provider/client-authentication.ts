import * as client from 'openid-client'

/** Ways to prove a client's secret at the token endpoint, the preferred first. */
const METHODS = {
  client_secret_basic: client.ClientSecretBasic,
  client_secret_post: client.ClientSecretPost,
  client_secret_jwt: client.ClientSecretJwt,
  none: () => client.None(),
} as const satisfies Record<string, (secret: string) => client.ClientAuth>

/** The method of a provider whose metadata names none (OpenID Connect Discovery 1.0). */
const DEFAULT: readonly string[] = ['client_secret_basic']

/** Authenticates the portal with the first method that the provider supports. */
export function authenticateClient(secret: string): client.ClientAuth {
  const methods = Object.entries(METHODS).map(([name, create]) => [name, create(secret)] as const)
  return (server, metadata, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? DEFAULT
    const method = methods.find(([name]) => supported.includes(name))
    if (!method) throw new Error(`The provider takes none of ${Object.keys(METHODS).join(', ')}`)
    return method[1](server, metadata, body, headers)
  }
}
