import { getAlertListPath, type FilteredList } from '@portal/domain/alert'
import { pluralize } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { describeTopic } from './alert-parts.ts'

interface Alert {
  readonly alert: FilteredList
  /** The entries that are shown, the newest first. */
  readonly entries: readonly { readonly title: string; readonly path: string; readonly text: string }[]
  /** How many are new, shown or not. */
  readonly count: number
  readonly unsubscribeToken: string
}

/** To the address of an alert: what is new. */
export function renderAlert(site: Site, { alert, entries, count, unsubscribeToken }: Alert): Email {
  const getUrl = (path: string) => `${site.publicUrl}${path}`
  const more = count - entries.length
  const list = getUrl(getAlertListPath(alert))
  return renderEmail(site, {
    subject: `${count} new ${describeTopic(alert, count)}`,
    name: '',
    parts: [
      `New since our last email: ${count} ${describeTopic(alert, count)}.`,
      ...entries.flatMap(({ title, path, text }) => [{ link: title, url: getUrl(path) }, text]),
      more > 0
        ? { link: `See ${pluralize(more, 'more new entry', 'more new entries')}`, url: list }
        : { link: 'See the whole list', url: list },
      { link: 'Stop this alert', url: getUrl(`/alerts/leave?token=${unsubscribeToken}`) },
      { link: 'See all your alerts', url: getUrl(`/alerts/manage?token=${unsubscribeToken}`) },
    ],
    reason: `You get this email because you confirmed an alert of ${PORTAL.name}.`,
  })
}
