import { Provider } from 'oidc-provider'

// An OpenID provider as a separate process, started by identity-provider.ts: anybody signs in by any name.
const [port = '', portal = ''] = process.argv.slice(2)
const CLIENT = { id: 'portal', secret: 'a secret of the portal' }
const issuer = `http://127.0.0.1:${port}`

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`${portal}/api/login/callback`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  cookies: { keys: ['a key for the cookies of tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({
      sub,
      email: `${sub}@example.com`,
      email_verified: !sub.startsWith('unverified'),
      given_name: 'Mere',
      family_name: 'Tavola',
    }),
  }),
})
provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
