import { describeAlert, type FilteredList } from '@portal/domain/alert'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

/** What an alert is about, within a sentence; anybody may type its search text for somebody else's address. */
export const describeTopic = (alert: FilteredList, count?: number): string =>
  disableAutolinks(describeAlert(alert, count))
