import * as v from 'valibot'
import { call, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body } from './shared.ts'

/** The address that reminders go to, masked (`m***@example.com`): whoever calls only has a token. */
const ReminderAddress = v.object({ email: v.string() })

const Token = body({ token: mailToken })

/** Holders of the token of any reminder. Repeating it has the same answer. */
export const stopReminders = call({
  method: 'POST',
  path: '/api/reminders/stop',
  summary: 'Stop reminders about trials and plans of the user’s listings',
  tag: 'accounts',
  body: Token,
  responses: { 200: ReminderAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Holders of the token of any reminder. Repeating it has the same answer. */
export const resumeReminders = call({
  method: 'POST',
  path: '/api/reminders/resume',
  summary: 'Get reminders about the user’s listings again',
  tag: 'accounts',
  body: Token,
  responses: { 200: ReminderAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
