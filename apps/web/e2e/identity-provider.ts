import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Page } from 'playwright'

const SCRIPT = join(import.meta.dirname, 'identity-provider.process.ts')

/** An OpenID provider on this machine: the portal's settings for it, and a way to start it for a portal. */
export async function planIdentityProvider() {
  const port = await getPort()
  const issuer = `http://127.0.0.1:${port}`
  const start = async (portal: string) => {
    const child = spawn(process.execPath, [SCRIPT, String(port), portal], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(child.stdout, 'data')
    return async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  const env = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'a secret of the portal',
    OIDC_PROVIDER_NAME: 'Example ID',
  }
  return { issuer, env, start }
}

/** Signs in on the provider's own pages, and consents to the portal's request. */
export async function signInThere(page: Page, issuer: string, name: string): Promise<void> {
  await page.waitForURL(`${issuer}/**`)
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
