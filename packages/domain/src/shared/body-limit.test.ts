import { expect, test } from 'vitest'
import { calls } from '../contract/index.ts'
import { PHOTO_BODY_LIMIT, getBodyLimit, DEFAULT_BODY_LIMIT } from './index.ts'

test('only calls with photos accept large bodies', () => {
  const large = Object.values(calls).filter((call) => getBodyLimit(call) === PHOTO_BODY_LIMIT)
  expect(new Set(large)).toEqual(
    new Set([
      calls.setPicture,
      calls.createBusiness,
      calls.resubmitBusiness,
      calls.addPhoto,
      calls.addContentPicture,
      calls.addProof,
    ]),
  )
})

test.each([
  ['POST', '/api/businesses', PHOTO_BODY_LIMIT],
  ['PUT', '/api/businesses/7/registration', PHOTO_BODY_LIMIT],
  ['PUT', '/api/account/picture', PHOTO_BODY_LIMIT],
  ['POST', '/api/businesses/7/photos', PHOTO_BODY_LIMIT],
  ['POST', '/api/admin/content/pictures', PHOTO_BODY_LIMIT],
  ['POST', '/api/orders/PB-7K3F-9Q/proofs', PHOTO_BODY_LIMIT],
  ['PUT', '/api/businesses', DEFAULT_BODY_LIMIT],
  ['POST', '/api/businesses/7/reviews', DEFAULT_BODY_LIMIT],
  ['POST', '/api/nothing', DEFAULT_BODY_LIMIT],
])('%s %s accepts %i bytes', (method, path, bytes) => {
  expect(getBodyLimit({ method, path })).toBe(bytes)
})
