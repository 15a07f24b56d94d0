import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validationErrors } from '../../test/validation-errors.ts'
import { calls, endUserSessions, RoleChange, SuspensionInput, UsersQuery } from './index.ts'

describe('UsersQuery', () => {
  test('accepts words, a role, a state and a boolean', () => {
    expect(v.parse(UsersQuery, { search: 'Mary', role: 'administrator', confirmed: 'false' })).toEqual({
      search: 'Mary',
      role: 'administrator',
      confirmed: false,
    })
  })

  test.each([
    [{ sort: 'size' }, { sort: 'Expected newest, oldest or name' }],
    [{ limit: '101' }, { limit: 'Expected a whole number from 1 to 100' }],
    [{ page: 'x' }, { page: 'Expected a whole number from 1 to 10000' }],
    [{ search: 'x'.repeat(201) }, { search: 'Please search for at most 200 characters' }],
  ])('reports for %j: %j', (query, refusals) => {
    expect(validationErrors(UsersQuery, query)).toEqual(refusals)
  })
})

describe('SuspensionInput', () => {
  const spam = { reason: 'spam', hideListings: false }

  test('accepts a reason, and requires a note with the reason `other`', () => {
    expect(v.parse(SuspensionInput, spam)).toEqual(spam)
    expect(v.is(SuspensionInput, { ...spam, reason: 'other', note: 'You asked for it.' })).toBe(true)
  })

  test.each([
    [{ reason: 'because' }, { reason: 'Please choose a reason' }],
    [{ reason: 'other' }, { note: 'Please say in the note what the reason is' }],
    [{ reason: 'other', note: ' ' }, { note: 'Please say in the note what the reason is' }],
    [{ note: 'x'.repeat(1001) }, { note: 'Please use at most 1000 characters' }],
    [{ hideListings: undefined }, { hideListings: 'Please choose whether to hide its listings' }],
  ])('reports for %j: %j', (change, refusals) => {
    expect(validationErrors(SuspensionInput, { ...spam, ...change })).toEqual(refusals)
  })
})

test('the roles are administrator and user', () => {
  expect(validationErrors(RoleChange, { role: 'owner' })).toEqual({ role: 'Expected administrator or user' })
})

test('ends one session by its id, or all', () => {
  for (const which of ['all', '0123456789abcdef0123456789abcdef'])
    expect(v.is(endUserSessions.body, { which })).toBe(true)
  expect(validationErrors(endUserSessions.body, { which: 'others' })).toEqual({
    which: 'Please send the id of a session, or all',
  })
})

test('the note of a restoration is optional', () => {
  expect(v.is(calls.restoreUser.body, {})).toBe(true)
  expect(validationErrors(calls.restoreUser.body, { note: 'x'.repeat(1001) })).toEqual({
    note: 'Please use at most 1000 characters',
  })
})
