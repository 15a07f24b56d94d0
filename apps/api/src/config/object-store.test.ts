import { expect, test } from 'vitest'
import { parseMediaUrl } from './object-store.ts'

const AMAZON = { prefix: '', endpoint: null, region: null, pathStyle: false }

test.each([
  ['s3://portal-photos', { ...AMAZON, bucket: 'portal-photos' }],
  ['s3://portal-photos/', { ...AMAZON, bucket: 'portal-photos' }],
  ['s3://portal.photos/one/two/', { ...AMAZON, bucket: 'portal.photos', prefix: 'one/two/' }],
  [
    's3://portal/photos?endpoint=http://127.0.0.1:9000&region=garage&path-style=true',
    {
      bucket: 'portal',
      prefix: 'photos/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'garage',
      pathStyle: true,
    },
  ],
  [
    's3://portal?endpoint=https%3A%2F%2Fs3.portal.example%2F',
    { ...AMAZON, bucket: 'portal', endpoint: 'https://s3.portal.example' },
  ],
])('parses %s', (text, url) => {
  expect(parseMediaUrl(text)).toEqual(url)
})

const NO_BUCKET = 'names no bucket, which has 3 to 63 small letters, digits, dots and hyphens'

test.each([
  ['portal-photos', 'is no address that begins with s3://'],
  ['https://portal.example/photos', 'is no address that begins with s3://'],
  ['s3://', NO_BUCKET],
  ['s3://ab', NO_BUCKET],
  ['s3://Portal_Photos', NO_BUCKET],
  ['s3://portal:9000', NO_BUCKET],
  [
    's3://key:secret@portal',
    'holds credentials, which belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  ],
  ['s3://portal/a b', 'has a prefix of other characters than letters, digits, “_.-/”'],
  ['s3://portal/a//b', 'has a prefix of other characters than letters, digits, “_.-/”'],
  ['s3://portal?endpoint=127.0.0.1:9000', 'has an endpoint that is no http or https address without a path'],
  [
    's3://portal?endpoint=http://127.0.0.1/photos',
    'has an endpoint that is no http or https address without a path',
  ],
  ['s3://portal?path-style=1', 'has a path-style that is neither true nor false'],
  ['s3://portal?pathStyle=true', 'has the parameter “pathStyle”, which is unknown or repeated'],
  ['s3://portal?region=a&region=b', 'has the parameter “region”, which is unknown or repeated'],
  ['s3://portal#photos', 'has a part behind “#”'],
])('explains the refusal of %s', (text, fault) => {
  expect(parseMediaUrl(text)).toEqual({ fault })
})
