import { DAY, HOUR } from '@portal/domain/shared'
import type { InquiryRecord } from '#features/inquiries/inquiries.service.ts'

/** A message and a report that wait for the administrators, written before `now` (milliseconds). */
export const demoInquiries = (now: number): InquiryRecord[] => [
  {
    kind: 'message',
    reference: 'PB-X4JM-9R',
    topic: 'listing',
    name: 'Solange Perraud',
    email: 'solange.perraud@portal.test',
    page: null,
    message:
      'We moved our kayaks from Yaté to Dumbéa. Can our listing keep its address on the site when its town changes?\n\nThank you.',
    createdAt: now - DAY - 2 * HOUR,
  },
  {
    kind: 'issue',
    reference: 'PB-5PCG-3W',
    topic: 'wrong-information',
    name: null,
    email: null,
    page: '/events/calendar',
    message: 'On my phone the month in the calendar begins with the wrong weekday. It should be Monday.',
    createdAt: now - 5 * HOUR,
  },
]
