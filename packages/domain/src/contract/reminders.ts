import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body } from './shared.ts'

/** The address that reminders go to, masked (`m***@example.com`), since callers only have a token. */
const ReminderAddress = v.object({ email: v.string() })

const Token = body({ token: mailToken })

/** Holders of the token of any reminder. Idempotent. */
export const stopReminders = defineCall({
  method: 'POST',
  path: '/api/reminders/stop',
  summary: 'Stop reminders about trials and plans of the user’s listings',
  tag: 'accounts',
  body: Token,
  responses: { 200: ReminderAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Holders of the token of any reminder. Idempotent. */
export const resumeReminders = defineCall({
  method: 'POST',
  path: '/api/reminders/resume',
  summary: 'Get reminders about the user’s listings again',
  tag: 'accounts',
  body: Token,
  responses: { 200: ReminderAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
