import type { SubmissionReceipt, SubmissionKind } from '@portal/domain/contract'
import type { TestApp } from './new-app.ts'

const SENDER = { submitterName: 'Mele Talo', submitterEmail: 'mele@kokonut.test', acceptTerms: true }

/** The default submissions of tests. Tests take place on 20 November 2026. */
export const SUBMISSIONS = {
  events: {
    title: 'Cocoa quality workshop',
    type: 'workshops',
    description: 'Growers taste their own chocolate and learn to dry beans.',
    country: 'sb',
    province: 'malaita',
    location: 'Auki Market Hall',
    date: '2026-12-01',
    startTime: '09:00',
    endTime: '16:30',
    organiser: 'Sample Growers’ Group',
    ...SENDER,
  },
  tenders: {
    title: 'Supply of school desks',
    kind: 'ngo',
    issuer: 'Sample Schools Trust',
    summary: 'Two hundred desks for schools on Viti Levu.',
    description: 'Desks of hardwood or steel, delivered to Lautoka wharf and carried to four schools.',
    country: 'fj',
    closingDate: '2026-12-04',
    closingTime: '16:00',
    howToSubmit: 'Send one file by email, with prices in Fiji dollars.',
    contactPhone: '999 0123',
    ...SENDER,
  },
  jobs: {
    title: 'Bookkeeper',
    employer: 'Sample Lodge',
    type: 'part-time',
    summary: 'Keeps the books of a small lodge by the sea.',
    description: 'You enter receipts every day, pay wages every fortnight and close the year with us.',
    country: 'vu',
    location: 'Port Vila',
    closingDate: '2026-12-11',
    closingTime: '17:00',
    howToApply: 'Write to us with two references.',
    ...SENDER,
  },
} as const satisfies Record<SubmissionKind, object>

export const postSubmission = (
  { inject }: Pick<TestApp, 'inject'>,
  kind: SubmissionKind,
  changes: object = {},
  headers: Record<string, string> = {},
) => inject({ method: 'POST', url: `/api/${kind}`, payload: { ...SUBMISSIONS[kind], ...changes }, headers })

/** Sends a submission as visitors do; returns the response. */
export async function addSubmission(
  portal: Pick<TestApp, 'inject'>,
  kind: SubmissionKind,
  changes: object = {},
): Promise<SubmissionReceipt> {
  const response = await postSubmission(portal, kind, changes)
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json()
}
