import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { send, type ResponseBody } from '#shared/calls/call.ts'

type Stop = typeof contract.stopReminders
type Resume = typeof contract.resumeReminders

/** Stopping and resuming the reminders about one's listings. */
const planRemindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopReminders: build.mutation<ResponseBody<Stop>, string>({
      query: (token) => send<Stop>('POST', '/api/reminders/stop', { body: { token } }),
    }),
    resumeReminders: build.mutation<ResponseBody<Resume>, string>({
      query: (token) => send<Resume>('POST', '/api/reminders/resume', { body: { token } }),
    }),
  }),
})

export const { useStopRemindersMutation, useResumeRemindersMutation } = planRemindersApi
