import * as v from 'valibot'
import { parseAlertFilters } from '../alert/filters.ts'
import { ALERT_FREQUENCIES, ALERT_LISTS } from '../alert/lists.ts'
import { defineCall, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body, Id, NoContent, PathId } from './shared.ts'
import { honeypot } from './submission-fields.ts'
import { emailAddress } from './text.ts'

const LIST = 'Please choose what to be alerted about'
const WHICH = 'Please choose the alert to stop'
const FREQUENCY = 'Please choose daily or weekly'
const FILTERS = 'These filters are unknown or too long. Please choose them in the list again'

const filteredList = {
  list: v.picklist(ALERT_LISTS, LIST),
  /** The list's filters as a query string: `country=fj&search=boats`; empty for all. */
  filters: v.nullish(v.pipe(v.string(FILTERS), v.maxLength(2000, FILTERS)), ''),
}

/** An alert: new entries of a list with its filters, by email. */
export const NewAlert = v.pipe(
  body({
    email: emailAddress('Please enter a valid email address'),
    ...filteredList,
    frequency: v.picklist(ALERT_FREQUENCIES, FREQUENCY),
    contactFax: honeypot,
  }),
  v.forward(
    v.check(({ list, filters }) => parseAlertFilters(list, filters ?? '') !== null, FILTERS),
    ['filters'],
  ),
)
export type NewAlert = v.InferOutput<typeof NewAlert>

/** A confirmed alert. */
export const Alert = v.object({
  id: Id,
  list: v.picklist(ALERT_LISTS),
  filters: v.string(),
  frequency: v.picklist(ALERT_FREQUENCIES),
})
export type Alert = v.InferOutput<typeof Alert>

/** The address; masked (`m***@example.com`) for callers that only have a token. */
const Address = v.object({ email: v.string() })

/** All alerts of an address. */
const AlertsOfAddress = v.object({ ...Address.entries, alerts: v.array(Alert) })
export type AlertsOfAddress = v.InferOutput<typeof AlertsOfAddress>

const Token = body({ token: mailToken })

/** Everybody, limited. The response is the same whether the address has alerts or not. */
export const createAlert = defineCall({
  method: 'POST',
  path: '/api/alerts',
  summary: 'Ask for new entries of a list by email; an email asks to confirm',
  tag: 'alerts',
  body: NewAlert,
  responses: { 201: Address, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

/** Holders of the token. 404: it is not valid; 409: the address has too many alerts. */
export const confirmAlert = defineCall({
  method: 'POST',
  path: '/api/alerts/confirmations',
  summary: 'Confirm an alert',
  tag: 'alerts',
  body: Token,
  responses: {
    200: v.object({ ...Address.entries, alert: Alert }),
    ...errorResponses(400, 403, 404, 409, 415, 429, 503),
  },
})

/** Holders of the token of any email of the alert. Idempotent. */
export const leaveAlert = defineCall({
  method: 'POST',
  path: '/api/alerts/leave',
  summary: 'Stop the alert of an email, or another alert of the same address',
  tag: 'alerts',
  body: body({
    token: mailToken,
    /** Another alert of the same address; by default the one of the email. */
    alertId: v.optional(v.pipe(v.number(WHICH), v.safeInteger(WHICH), v.minValue(1, WHICH))),
  }),
  responses: { 200: AlertsOfAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Holders of the token of any alert's email. */
export const readAlerts = defineCall({
  method: 'POST',
  path: '/api/alerts/lookup',
  summary: 'All alerts of the address of an email',
  tag: 'alerts',
  body: Token,
  responses: { 200: AlertsOfAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** The alerts of the caller's address, once it is confirmed. */
export const listAlerts = defineCall({
  method: 'GET',
  path: '/api/alerts',
  summary: 'The alerts of the caller’s address',
  tag: 'alerts',
  responses: { 200: v.array(Alert), ...errorResponses(401, 429) },
})

/** The caller, of their own alerts. */
export const deleteAlert = defineCall({
  method: 'DELETE',
  path: '/api/alerts/:id',
  summary: 'Stop an alert of the caller’s address',
  tag: 'alerts',
  params: v.object({ id: PathId }),
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429) },
})
