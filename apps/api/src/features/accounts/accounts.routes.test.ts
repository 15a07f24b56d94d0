import { expect, test } from 'vitest'
import { newApp } from '../../../test/new-app.ts'

test('who signs in is the current user', async () => {
  const { get, signIn } = await newApp()
  expect((await get('/api/auth/user')).statusCode).toBe(401)
  const answer = await get('/api/auth/user', await signIn('owner'))
  expect(answer.json()).toMatchObject({ email: 'owner@portal.test', isAdmin: false })
})
