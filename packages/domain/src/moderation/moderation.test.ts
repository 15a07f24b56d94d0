import { describe, expect, test } from 'vitest'
import { isSlug } from '../shared/index.ts'
import {
  ACCOUNT_SUSPENSION_REASONS,
  getAccountSuspensionLabel,
  REJECTION_REASONS,
  getRejectionLabel,
  REVIEW_REASONS,
  getReviewReasonLabel,
  getStatusLabel,
  SUBMISSION_REASONS,
  getSubmissionReasonLabel,
  TAKE_DOWN_REASONS,
  getTakeDownReasonLabel,
} from './index.ts'

describe('status', () => {
  test.each([
    ['pending', 'Pending Review'],
    ['approved', 'Approved'],
    ['rejected', 'Rejected'],
  ] as const)('%s is labelled %s', (status, label) => {
    expect(getStatusLabel(status)).toBe(label)
  })
})

describe('rejection reasons', () => {
  test.each([
    ['of businesses', REJECTION_REASONS],
    ['of submissions', SUBMISSION_REASONS],
    ['of reviews', REVIEW_REASONS],
    ['of what is taken down', TAKE_DOWN_REASONS],
    ['of suspended accounts', ACCOUNT_SUSPENSION_REASONS],
  ] as const)('%s have unique codes and sentences', (_, reasons) => {
    const codes = reasons.map(({ code }) => code)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index || !isSlug(code))).toEqual([])
    expect(new Set(reasons.map(({ label }) => label)).size).toBe(reasons.length)
  })

  test('of businesses, except about photos, are also codes of submissions, with another sentence', () => {
    const codes = REJECTION_REASONS.map(({ code }) => code)
    expect(codes.filter((code) => getSubmissionReasonLabel(code) === null)).toEqual(['photos'])
    expect(getSubmissionReasonLabel('duplicate')).toBe('It is already published here')
    expect(getSubmissionReasonLabel('because')).toBeNull()
  })

  test('have a sentence by code', () => {
    expect(getRejectionLabel('duplicate')).toBe('This business is already listed')
    expect(getRejectionLabel('because')).toBeNull()
    expect(getTakeDownReasonLabel('withdrawn')).toBe('You asked us to take it down')
    expect(getTakeDownReasonLabel('wrong-dates')).toBe(getSubmissionReasonLabel('wrong-dates'))
    expect(getTakeDownReasonLabel('because')).toBeNull()
    expect(getReviewReasonLabel('off-topic')).toBe('It is not about this business')
    expect(getReviewReasonLabel('because')).toBeNull()
    expect(getAccountSuspensionLabel('unsafe')).toBe('Somebody else seems to have access to it')
    expect(getAccountSuspensionLabel('because')).toBeNull()
  })
})
