import type { AlertFrequency, FilteredList } from '@portal/domain/alert'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { describeTopic } from './alert-parts.ts'

interface AlertConfirm {
  readonly token: string
  readonly alert: FilteredList & { readonly frequency: AlertFrequency }
}

const OFTEN: Readonly<Record<AlertFrequency, string>> = { daily: 'at most once a day', weekly: 'once a week' }

/** To an address that asked for an alert, which it must confirm. */
export const renderAlertConfirm = (site: Site, { token, alert }: AlertConfirm): Email =>
  renderEmail(site, {
    subject: 'Please confirm: do you want this alert?',
    name: '',
    parts: [
      `Somebody asked us to email this address new ${describeTopic(alert)}, ${OFTEN[alert.frequency]}. Was it you?`,
      { link: 'Yes, send me this alert', url: `${site.publicUrl}/alerts/confirm?token=${token}` },
      'The link works for 7 days. If you don’t use it, we send you nothing.',
    ],
    reason: `You get this email because somebody asked for an alert of ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email.`,
  })
