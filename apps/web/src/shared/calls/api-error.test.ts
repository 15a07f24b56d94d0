import type { editBusiness } from '@portal/domain/contract'
import { describe, expect, test } from 'vitest'
import { getConflict, getFieldErrors, toApiError } from './api-error.ts'
import { describeFailure } from './describe-failure.ts'

const respond = (status: number, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return toApiError(new Response(null, { status, statusText: 'Failed' }), text)
}

const refusal = { message: 'Please check the fields', fields: { name: 'Too short' } }

test('carries the parsed body of the response', () => {
  const error = respond(400, refusal)
  expect(error).toMatchObject({ status: 400, message: `400: ${JSON.stringify(refusal)}`, problem: refusal })
  expect(getFieldErrors(error)).toEqual({ name: 'Too short' })
  expect(describeFailure(error)).toBe('Please check the fields')
})

test.each([
  ['a page of a proxy', '<html>', '502: <html>'],
  ['an empty body', '', '502: Failed'],
  ['JSON without a message', '{"error":"x"}', '502: {"error":"x"}'],
  ['a list', '[]', '502: []'],
])('has no problem for %s', (_case, text, message) => {
  const error = respond(502, text)
  expect(error).toMatchObject({ message, problem: null })
  expect(getFieldErrors(error)).toEqual({})
  expect(describeFailure(error, 'Try again')).toBe('Try again')
})

test('keeps only texts as field errors', () => {
  expect(getFieldErrors(respond(400, { message: 'No', fields: { name: 'Too short', age: 1 } }))).toEqual({
    name: 'Too short',
  })
})

describe('getConflict', () => {
  const stored = { message: 'Changed meanwhile', present: { id: 7, version: 4 } }

  test('returns what is stored now', () => {
    expect(getConflict<typeof editBusiness>(respond(409, stored))?.present).toEqual(stored.present)
  })

  test('returns nothing for another error', () => {
    expect(getConflict<typeof editBusiness>(respond(400, stored))).toBeNull()
    expect(getConflict<typeof editBusiness>(respond(409, '<html>'))).toBeNull()
    expect(getConflict<typeof editBusiness>(respond(409, refusal))?.present).toBeUndefined()
    expect(getConflict<typeof editBusiness>(undefined)).toBeNull()
  })
})
