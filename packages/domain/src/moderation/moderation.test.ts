import { describe, expect, test } from 'vitest'
import { isSlug } from '../shared/index.ts'
import {
  ACCOUNT_SUSPENSION_REASONS,
  accountSuspensionLabel,
  REJECTION_REASONS,
  rejectionLabel,
  REVIEW_REASONS,
  reviewReasonLabel,
  statusLabel,
  SUBMISSION_REASONS,
  submissionReasonLabel,
  TAKE_DOWN_REASONS,
  takeDownReasonLabel,
} from './index.ts'

describe('status', () => {
  test.each([
    ['pending', 'Pending Review'],
    ['approved', 'Approved'],
    ['rejected', 'Rejected'],
  ] as const)('%s is labelled %s', (status, label) => {
    expect(statusLabel(status)).toBe(label)
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

  test('of businesses are all codes of submissions too, with a sentence of their own', () => {
    expect(REJECTION_REASONS.filter(({ code }) => submissionReasonLabel(code) === null)).toEqual([])
    expect(submissionReasonLabel('duplicate')).toBe('It is already published here')
    expect(submissionReasonLabel('because')).toBeNull()
  })

  test('have their sentence looked up by code', () => {
    expect(rejectionLabel('duplicate')).toBe('This business is already listed')
    expect(rejectionLabel('because')).toBeNull()
    expect(takeDownReasonLabel('withdrawn')).toBe('You asked us to take it down')
    expect(takeDownReasonLabel('wrong-dates')).toBe(submissionReasonLabel('wrong-dates'))
    expect(takeDownReasonLabel('because')).toBeNull()
    expect(reviewReasonLabel('off-topic')).toBe('It is not about this business')
    expect(reviewReasonLabel('because')).toBeNull()
    expect(accountSuspensionLabel('unsafe')).toBe('Somebody else seems to have access to it')
    expect(accountSuspensionLabel('because')).toBeNull()
  })
})
