import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { renderEditApproved, renderEditRejected } from './edit-decided.ts'
import { renderReportSettled } from './report-settled.ts'
import { renderReviewApproved, renderReviewForOwner, renderReviewRejected } from './review-decided.ts'

const SITE = { publicUrl: 'https://portal.example' }
const REVIEW = {
  name: 'Litia Naivalu',
  businessName: 'Auki Hardware',
  path: '/sb/manufacturing/auki-hardware',
}
const WHY = { reason: 'It is not about this business', note: 'This is about the bank.\n\nNext door.' }
const REPORT = {
  name: 'Litia Naivalu',
  reference: 'PB-7K2M-4P',
  businessName: 'Auki Hardware',
  isReview: false,
  isResolved: true,
  note: null,
}

const EDIT = { name: 'Moses Tara', businessName: 'Auki Hardware', businessId: 12 }

checkEmails([
  ['edit approved', renderEditApproved(SITE, { ...EDIT, path: REVIEW.path, isVerificationLost: false })],
  [
    'edit approved without the mark',
    renderEditApproved(SITE, { ...EDIT, path: REVIEW.path, isVerificationLost: true }),
  ],
  ['edit rejected', renderEditRejected(SITE, { ...EDIT, ...WHY })],
  ['edit rejected without a word', renderEditRejected(SITE, { ...EDIT, reason: null, note: null })],
  ['review approved', renderReviewApproved(SITE, { ...REVIEW, isNew: true })],
  ['change of a review approved', renderReviewApproved(SITE, { ...REVIEW, isNew: false })],
  ['review rejected', renderReviewRejected(SITE, { ...REVIEW, ...WHY })],
  ['review rejected without a word', renderReviewRejected(SITE, { ...REVIEW, reason: null, note: null })],
  ['change of a review rejected', renderReviewRejected(SITE, { ...REVIEW, ...WHY, isChange: true })],
  ['review taken down', renderReviewRejected(SITE, { ...REVIEW, ...WHY, isTakenDown: true })],
  ['review for the owner', renderReviewForOwner(SITE, { ...REVIEW, rating: 1, comment: 'Bent nails.' })],
  ['report resolved', renderReportSettled(SITE, REPORT)],
  ['report of a review', renderReportSettled(SITE, { ...REPORT, isReview: true, note: 'Thank you.' })],
  ['report dismissed', renderReportSettled(SITE, { ...REPORT, isResolved: false })],
])

test('the owner gets the stars and the text of a new review', () => {
  const { subject, text } = renderReviewForOwner(SITE, { ...REVIEW, rating: 1, comment: 'Bent nails.' })
  expect(subject).toBe('A new review of Auki Hardware: 1 star')
  expect(text).toContain('> Bent nails.')
})

test('a report names its subject', () => {
  expect(renderReportSettled(SITE, { ...REPORT, isReview: true }).text.replaceAll(/\s+/g, ' ')).toContain(
    'your report of a review of Auki Hardware',
  )
})
