export {
  ALERT_LISTS,
  getAlertListPath,
  MAX_ALERTS,
  type AlertFrequency,
  type AlertList,
  type FilteredList,
} from './lists.ts'
export { ALERT_FILTER_NAMES, parseAlertFilters } from './filters.ts'
export { describeAlert } from './describe.ts'
