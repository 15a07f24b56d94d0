import * as v from 'valibot'
import { LISTING_TERMS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { NewBusiness } from './new-business.ts'
import { toNewBusiness, OnboardingForm } from './onboarding-form.ts'

const filled = {
  shopName: 'Kokonut Oil',
  category: 'Food & Beverages',
  description: 'We press coconut oil by hand and sell it at the market in Honiara every day.',
  province: 'honiara',
  cityTown: 'Honiara',
  ownerName: 'Mele Talo',
  email: 'mele@kokonut.test',
  phone: '',
  businessLicense: '',
  acceptTerms: true,
}

const messages = (input: unknown): Record<string, string> => {
  const { issues = [] } = v.safeParse(OnboardingForm, input)
  return Object.fromEntries(issues.map((issue) => [String(v.getDotPath(issue)), issue.message]))
}

test.each([
  ['shopName', 'K', 'Shop name must be at least 2 characters'],
  ['shopName', 'K'.repeat(101), 'Shop name must be less than 100 characters'],
  ['category', '', 'Please select a category'],
  ['description', 'Too short', 'Description must be at least 50 characters'],
  ['description', 'x'.repeat(1001), 'Description must be less than 1000 characters'],
  ['province', '', 'Please select a province'],
  ['province', 'sb', 'Please select a province'],
  ['cityTown', 'H', 'Please enter your city or town'],
  ['ownerName', 'M', 'Owner name must be at least 2 characters'],
  ['email', 'mele', 'Please enter a valid email address'],
  ['phone', '21234 / 7412345', 'Please enter one phone number only, such as +677 21234'],
  ['phone', '21234-5', 'Please enter one phone number only, such as +677 21234'],
  ['phone', 'Fax: 21234', 'Please enter a phone number, not a fax number'],
  ['phone', '12', 'Please enter a valid Solomon Islands phone number (+677 format recommended)'],
  ['acceptTerms', false, 'You must accept the terms and conditions'],
])('%s %j: %s', (field, value, message) => {
  expect(messages({ ...filled, [field]: value })).toEqual({ [field]: message })
})

test('validates the phone number by the country', () => {
  const inFiji = { ...filled, province: 'fj', phone: '+677 74123' }
  expect(messages(inFiji)).toEqual({
    phone: 'Please enter a valid Fiji phone number (+679 format recommended)',
  })
  expect(messages({ ...inFiji, phone: '+679 331 2345' })).toEqual({})
})

test('creates a payload that the API accepts', () => {
  const form = v.parse(OnboardingForm, { ...filled, phone: '+677 74123' })
  const payload = toNewBusiness(form, ['data:image/jpeg;base64,AA'], LISTING_TERMS.version)
  expect(v.parse(NewBusiness, payload)).toMatchObject({
    name: 'Kokonut Oil',
    country: 'honiara',
    address: 'Honiara',
    phone: '+677 74123',
    images: ['data:image/jpeg;base64,AA'],
    termsVersion: LISTING_TERMS.version,
  })
  expect(payload).not.toHaveProperty('businessLicense')
})

test('rejects another version of the terms', () => {
  const { issues } = v.safeParse(
    NewBusiness,
    toNewBusiness(v.parse(OnboardingForm, filled), [], '2020-01-01'),
  )
  expect(issues?.map(({ message }) => message)).toEqual([
    'The terms have changed. Please read and accept them again',
  ])
})

test('accepts four photos', () => {
  const images = Array.from({ length: 5 }, () => 'data:')
  const { issues } = v.safeParse(
    NewBusiness,
    toNewBusiness(v.parse(OnboardingForm, filled), images, LISTING_TERMS.version),
  )
  expect(issues?.map(({ message }) => message)).toEqual(['You can upload a maximum of 4 images.'])
})
