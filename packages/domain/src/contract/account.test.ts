// cspell:ignore pässwörd
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  ChangePasswordInput,
  CurrentUser,
  DeleteAccountInput,
  EmailChangeInput,
  endSessions,
  MAX_ACTIVITIES_SHOWN,
  RegisterInput,
  ResetPasswordInput,
  SignInInput,
  TakeOverInput,
  UnlinkIdentityInput,
} from './index.ts'
import { validationErrors } from '../../test/validation-errors.ts'

const mary = { firstName: 'Mary', lastName: 'Fono', email: 'mary@example.com', password: 'eight ch' }

describe('RegisterInput', () => {
  test('accepts names, an address and a password, whose spaces stay', () => {
    expect(v.parse(RegisterInput, { ...mary, firstName: ' Mary ', password: ' Pässwörd ' })).toEqual({
      ...mary,
      password: ' Pässwörd ',
    })
  })

  test.each([
    [{ firstName: ' ' }, { firstName: 'Please enter your first name' }],
    [{ lastName: '' }, { lastName: 'Please enter your last name' }],
    [{ firstName: 'x'.repeat(81) }, { firstName: 'Please use at most 80 characters' }],
    [{ email: 'mary' }, { email: 'Please enter a valid email address' }],
    [{ password: 'seven c' }, { password: 'Please use at least 8 characters' }],
    [{ password: 'x'.repeat(257) }, { password: 'Please use at most 256 characters' }],
    [
      { email: undefined, password: undefined },
      { email: 'Please enter a valid email address', password: 'Please use at least 8 characters' },
    ],
  ])('reports for %j: %j', (change, refusals) => {
    expect(validationErrors(RegisterInput, { ...mary, ...change })).toEqual(refusals)
  })

  test('normalises a password, whatever the keyboard', () => {
    const password = 'cafe\u0301 \uff11\uff12\uff13'
    expect(v.parse(RegisterInput, { ...mary, password }).password).toBe('caf\u00e9 123')
  })

  test('counts the characters of a normalised password', () => {
    expect(validationErrors(RegisterInput, { ...mary, password: 'e\u0301'.repeat(4) })).toEqual({
      password: 'Please use at least 8 characters',
    })
  })

  test('ignores a claim to be an administrator', () => {
    expect(v.parse(RegisterInput, { ...mary, isAdmin: true })).toEqual(mary)
  })
})

describe('SignInInput', () => {
  test('accepts passwords that are too short for a new account', () => {
    expect(validationErrors(SignInInput, { email: 'mary@example.com', password: 'x' })).toEqual({})
  })

  test.each([
    [{ email: 'mary@example.com', password: '' }, { password: 'Please enter your password' }],
    [
      { email: 'mary@example.com', password: 'x'.repeat(257) },
      { password: 'Please use at most 256 characters' },
    ],
    [{ email: 'mary', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{}, { email: 'Please enter a valid email address', password: 'Please enter your password' }],
    [null, { '': 'Expected a JSON object' }],
  ])('reports for %j: %j', (input, refusals) => {
    expect(validationErrors(SignInInput, input)).toEqual(refusals)
  })
})

describe('CurrentUser', () => {
  test('drops a password', () => {
    const answer = {
      firstName: 'Mary',
      lastName: 'Fono',
      email: 'mary@example.com',
      profileImageUrl: null,
      isAdmin: false,
      isEmailConfirmed: true,
    }
    expect(v.parse(CurrentUser, { ...answer, passwordHash: 'x' })).toEqual(answer)
  })
})

describe('TakeOverInput', () => {
  const { email: _email, ...who } = mary
  const claim = { ...who, token: 'a-token-of-the-letter-1234', keep: [{ kind: 'business', id: 7 }] }

  test('accepts the fields of a new account without the address, and the activities to keep', () => {
    expect(v.parse(TakeOverInput, claim)).toEqual(claim)
  })

  test.each([
    [{ token: 'short' }, { token: 'The code from the email must be at least 20 characters' }],
    [{ password: 'seven c' }, { password: 'Please use at least 8 characters' }],
    [{ keep: undefined }, { keep: 'Please send what you keep by kind and id' }],
    [
      { keep: Array.from({ length: MAX_ACTIVITIES_SHOWN + 1 }, () => ({ kind: 'job', id: 1 })) },
      { keep: 'Please name at most 100 that are kept' },
    ],
  ])('reports for %j: %j', (change, refusals) => {
    expect(validationErrors(TakeOverInput, { ...claim, ...change })).toEqual(refusals)
  })
})

const TOKEN = 'a-token-of-the-letter-1234'

test.each([
  [
    'ResetPasswordInput',
    ResetPasswordInput,
    { token: TOKEN, password: 'short' },
    'password',
    'Please use at least 8 characters',
  ],
  [
    'ChangePasswordInput',
    ChangePasswordInput,
    { currentPassword: '', password: 'eight ch' },
    'currentPassword',
    'Please enter your password',
  ],
  [
    'EmailChangeInput',
    EmailChangeInput,
    { email: 'mary', password: 'x' },
    'email',
    'Please enter a valid email address',
  ],
  [
    'DeleteAccountInput',
    DeleteAccountInput,
    { password: 'x', confirmation: 'remove' },
    'confirmation',
    'Please type DELETE to confirm',
  ],
  [
    'endSessions',
    endSessions.body,
    { which: 'some' },
    'which',
    'Please send the id of a session, or others, or all',
  ],
  [
    'UnlinkIdentityInput',
    UnlinkIdentityInput,
    { id: 'google' },
    'id',
    'Please send the id of a linked sign-in',
  ],
] as const)('%s reports an error at its field', (_name, schema, input, field, message) => {
  expect(validationErrors(schema, input)).toEqual({ [field]: message })
})

test('accepts the confirmation of a deletion in any case', () => {
  expect(v.parse(DeleteAccountInput, { password: 'x', confirmation: ' Delete ' })).toEqual({
    password: 'x',
    confirmation: 'DELETE',
  })
})

test('ends one session by its id, all others, or all', () => {
  for (const which of ['others', 'all', '0123456789abcdef0123456789abcdef'])
    expect(v.is(endSessions.body, { which })).toBe(true)
})
