import type { CurrentUser } from '@portal/domain/contract'
import { readMails } from './mails.ts'
import type { TestApp } from './new-app.ts'

type Portal = Pick<TestApp, 'inject' | 'store'>

/** The default person who registers in tests. */
export const ANA = {
  firstName: 'Ana',
  lastName: 'Vula',
  email: 'ana@example.com',
  password: 'sago palm & 7 canoes',
}

/** Registers an account as a visitor does; returns its cookies and the token of its confirmation mail. */
export async function registerAna(portal: Portal) {
  const response = await portal.inject({ method: 'POST', url: '/api/auth/register', payload: ANA })
  if (response.statusCode !== 201) throw new Error(response.body)
  const { id } = await portal.store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', ANA.email)
    .executeTakeFirstOrThrow()
  return {
    id,
    user: response.json<CurrentUser>(),
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    token: findToken(await lastMail(portal), 'confirm'),
  }
}

export const lastMail = async (portal: Pick<Portal, 'store'>): Promise<string> =>
  (await readMails(portal)).at(-1)?.text ?? ''

/** Finds the token of a link to an account page in an email. */
export function findToken(
  text: string,
  page: 'confirm' | 'claim' | 'reset-password' | 'change-email' | 'keep-email',
): string {
  const [, token] = new RegExp(`/auth/${page}\\?token=([\\w-]+)`).exec(text) ?? []
  if (token === undefined) throw new Error(`No link to ${page} in ${text}`)
  return token
}

export const post = ({ inject }: Pick<Portal, 'inject'>, url: string, payload: object, cookies = {}) =>
  inject({ method: 'POST', url, payload, cookies })
