import { expect, test } from 'vitest'
import { PendingUploads } from './pending-uploads.ts'

test('settles once all uploads have ended, also later and failed ones', async () => {
  const uploads = new PendingUploads()
  await uploads.settled()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  uploads.track(first.promise)
  let isSettled = false
  const settled = uploads.settled().then(() => {
    isSettled = true
  })
  uploads.track(second.promise)
  first.reject(new Error('The line is cut'))
  await Promise.resolve()
  expect(isSettled).toBe(false)
  second.resolve()
  await settled
  expect(isSettled).toBe(true)
})
