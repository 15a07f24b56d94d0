import { readMails } from './mails.ts'
import type { TestApp } from './new-app.ts'
import { findLinkToken } from './newsletter.ts'

type Portal = Pick<TestApp, 'inject' | 'store'>

interface AlertChanges {
  readonly email?: string
  readonly list?: string
  readonly filters?: string
  readonly frequency?: string
}

export const postAlert = ({ inject }: Portal, changes: AlertChanges = {}) =>
  inject({
    method: 'POST',
    url: '/api/alerts',
    payload: { email: 'mele@kokonut.test', list: 'tenders', frequency: 'daily', ...changes },
  })

export const postTo = ({ inject }: Portal, path: string, payload: object) =>
  inject({ method: 'POST', url: `/api/alerts/${path}`, payload })

/** The token of the last email to an address with a link to a page. */
export async function findAlertToken(portal: Portal, page: string, email = 'mele@kokonut.test') {
  const mails = await readMails(portal)
  const mail = mails.findLast(({ to_address, text }) => to_address === email && text.includes(`/${page}?`))
  return findLinkToken(mail?.text, page)
}

/** Creates an alert as visitors do: by the form and the link of the email. */
export async function addAlert(portal: Portal, changes: AlertChanges = {}): Promise<void> {
  await postAlert(portal, changes)
  const token = await findAlertToken(portal, 'alerts/confirm', changes.email)
  const response = await postTo(portal, 'confirmations', { token })
  if (response.statusCode !== 200) throw new Error(response.body)
}
