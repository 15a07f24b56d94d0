import type { EarlierSubmission } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { getSubmissionPath } from './submission-path.ts'

const sent = (own: Partial<EarlierSubmission>): EarlierSubmission => ({
  kind: 'reviews',
  id: 5,
  title: 'Auki Hardware',
  status: 'approved',
  submittedAt: '2026-11-01T02:00:00.000Z',
  path: null,
  ...own,
})

test.each([
  [{ kind: 'businesses', status: 'pending' }, '/admin/businesses/5'],
  [{ kind: 'businesses', status: 'withdrawn' }, '/admin/businesses/5'],
  [{ kind: 'events', status: 'pending' }, '/admin?queue=events&search=Auki+Hardware&item=events-5'],
  [{ kind: 'tenders', status: 'approved' }, '/admin?tab=content&id=5'],
  [{ kind: 'jobs', status: 'rejected' }, '/admin?tab=content&id=5'],
  [{ status: 'pending' }, '/admin?queue=reviews&search=Auki+Hardware&item=reviews-5'],
  [{ path: '/sb/trade/auki-hardware' }, '/sb/trade/auki-hardware#reviews'],
  [{ status: 'rejected' }, '/admin?tab=audit&kind=review&subject=5'],
  [{ status: 'withdrawn' }, '/admin?tab=audit&kind=review&subject=5'],
] as const)('of %j is %s', (own, page) => {
  expect(getSubmissionPath(sent(own))).toBe(page)
})
