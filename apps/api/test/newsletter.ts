import { readMails } from './mails.ts'
import type { TestApp } from './new-app.ts'

type Portal = Pick<TestApp, 'inject' | 'store'>

export const postSubscription = (
  { inject }: Portal,
  changes: object = {},
  headers: Record<string, string> = {},
) =>
  inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email: 'mele@kokonut.test', ...changes },
    headers,
  })

export const postConfirmation = ({ inject }: Portal, token: string) =>
  inject({ method: 'POST', url: '/api/newsletter/confirmations', payload: { token } })

export const postUnsubscription = ({ inject }: Portal, token: string) =>
  inject({ method: 'POST', url: '/api/newsletter/leave', payload: { token } })

/** Finds the token of the link to a page in an email's text. */
export function findLinkToken(text: string | undefined, page: string): string {
  const [, token] = new RegExp(`http://localhost:3000/${page}\\?token=([\\w-]+)`).exec(text ?? '') ?? []
  if (token === undefined) throw new Error(`No link to ${page} in ${text}`)
  return token
}

/** Subscribes an address as visitors do: by the form and the link of the email. */
export async function addSubscriber(portal: Portal, email: string, country = ''): Promise<void> {
  await postSubscription(portal, { email, country })
  const mail = (await readMails(portal)).findLast(({ to_address }) => to_address === email)
  const response = await postConfirmation(portal, findLinkToken(mail?.text, 'newsletter/confirm'))
  if (response.statusCode !== 200) throw new Error(response.body)
}
