// cspell:ignore JBSW JBSWY EHPK DPEHPK PXPJBSWY
import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, NOW } from '#test/factories.ts'
import { aSecondStep } from '#test/account-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable, type SeenRequest } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../components/SecondStepForm.tsx'
import '../two-step/QrCode.tsx'
import '../two-step/TwoStep.tsx'

const SINCE = new Date(NOW).toISOString()
const ON = aSecondStep({ isOn: true, since: SINCE, recoveryCodesLeft: 10 })
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
const APP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Pacific%20Business%20Portal:mere%40portal.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => localStorage.clear())

test('asks for the code after the password, then returns to the page', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(calls.signInMethods, 200, { provider: null }),
    respondWith(calls.signIn, 200, { secondStep: true }),
    respondWith(calls.finishSignIn, 200, aUser(), { onRequest: ({ body }) => sent.push(body) }),
    refusingTheRest(),
  )
  const { user, router } = renderApp('/auth/sign-in?returnTo=%2Fauth%2Fregister%3Fx%3D1')
  await user.type(await screen.findByLabelText(/^Email/), 'mere@portal.test')
  await user.type(screen.getByLabelText(/^Password/), 'pacific-demo')
  await user.click(await button('Sign In'))
  await user.type(await screen.findByLabelText(/^Code/), '123 456{Enter}')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/auth/register?x=1')
  expect(sent).toEqual([{ code: '123 456' }])
})

test('shows a wrong code beside the field and keeps the input', async () => {
  const message = 'This code is not right'
  server.use(respondWith(calls.finishSignIn, 400, { message, fields: { code: message } }))
  const { user } = renderApp('/auth/second-step')
  const code = await screen.findByLabelText(/^Code/)
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText(message)).toBeVisible()
  expect(code).toHaveValue('000000')
  await expectFocus(code)
})

test('a sign-in that has ended leads back to the sign-in page', async () => {
  server.use(
    respondWith(calls.finishSignIn, 401, { message: 'This sign-in has ended. Please sign in again' }),
  )
  const { user } = renderApp('/auth/second-step?returnTo=%2Fadmin')
  await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/has ended/)).toBeVisible()
  expect(alert.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/sign-in?returnTo=%2Fadmin',
  )
})

test('sets up two-step sign-in with code and password, and shows the recovery codes until confirmed', async () => {
  const sent: SeenRequest['body'][] = []
  let state = aSecondStep()
  server.use(
    respondWith(calls.getSecondStep, 200, () => state),
    respondWith(calls.setUpSecondStep, 200, APP),
    respondWith(
      calls.turnOnSecondStep,
      200,
      { recoveryCodes: CODES },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const { user } = renderApp('/account/two-step', { user: aUser() })
  await user.click(await button('Set up two-step sign-in'))
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await user.type(screen.getByLabelText(/^Code/), '123456')
  await user.type(screen.getByLabelText(/^Your password/), 'pacific-demo')
  state = ON
  await user.click(await button('Turn on'))
  await expectFocus(await screen.findByRole('heading', { name: 'Keep your recovery codes' }))
  expect(sent).toEqual([{ code: '123456', password: 'pacific-demo' }])
  for (const code of CODES) expect(screen.getByText(code)).toBeVisible()
  const href = screen.getByRole('link', { name: 'Download the codes' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(href)).toContain(CODES.join('\n'))
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await user.click(await button('Print'))
  expect(print).toHaveBeenCalledOnce()
  await user.click(await button('I have saved them'))
  expect(await screen.findByText(/You have 10 recovery codes left/)).toBeVisible()
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
})

test('the QR code contains the key', async () => {
  server.use(
    respondWith(calls.getSecondStep, 200, aSecondStep()),
    respondWith(calls.setUpSecondStep, 200, APP),
  )
  const { user } = renderApp('/account/two-step', { user: aUser() })
  await user.click(await button('Set up two-step sign-in'))
  const image = await screen.findByRole('img', { name: /^QR code/ })
  const size = Number(image.getAttribute('viewBox')?.split(' ')[2])
  // A version of QR codes has 17 modules and 4 more for each version, and 4 on each side that stay light.
  expect((size - 8 - 17) % 4).toBe(0)
  const dark = [...(image.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)]
  expect(dark.length).toBeGreaterThan(300)
  const places = dark.map(([, x, y]) => [Number(x), Number(y)])
  expect(places.flat().every((place) => place >= 4 && place < size - 4)).toBe(true)
})

test('shows a wrong password beside its field, and no codes', async () => {
  const fields = { password: 'This is not your password' }
  server.use(
    respondWith(calls.getSecondStep, 200, aSecondStep()),
    respondWith(calls.setUpSecondStep, 200, APP),
    respondWith(calls.turnOnSecondStep, 400, { message: fields.password, fields }),
  )
  const { user } = renderApp('/account/two-step', { user: aUser() })
  await user.click(await button('Set up two-step sign-in'))
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.type(screen.getByLabelText(/^Your password/), 'wrong{Enter}')
  expect(await screen.findByText(fields.password)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Keep your recovery codes' })).toBeNull()
})

test('asks an account without a password for a code only', async () => {
  server.use(respondWith(calls.getSecondStep, 200, { ...ON, hasPassword: false }))
  const { user } = renderApp('/account/two-step', { user: aUser() })
  await user.click(await button('Turn off'))
  expect(await screen.findByLabelText(/^Code/)).toBeVisible()
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
})

test('turning off takes a code and the password, and can be cancelled', async () => {
  let state = ON
  server.use(
    respondWith(calls.getSecondStep, 200, () => state),
    respondWith(calls.turnOffSecondStep, 200, aSecondStep()),
  )
  const { user } = renderApp('/account/two-step', { user: aUser() })
  await user.click(await button('Turn off'))
  await user.click(await button('Cancel'))
  await user.click(await button('Turn off'))
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.type(screen.getByLabelText(/^Your password/), 'pacific-demo')
  state = aSecondStep()
  await user.click(await button('Turn off'))
  expect(await button('Set up two-step sign-in')).toBeVisible()
})

test('warns of few recovery codes, and shows new ones', async () => {
  server.use(
    respondWith(calls.getSecondStep, 200, { ...ON, recoveryCodesLeft: 1 }),
    respondWith(calls.renewRecoveryCodes, 200, { recoveryCodes: CODES }),
  )
  const { user } = renderApp('/account/two-step', { user: aUser() })
  expect(await screen.findByText(/You have 1 recovery code left/)).toBeVisible()
  expect(screen.getByText(/You have few codes left/)).toBeVisible()
  await user.click(await button('New recovery codes'))
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.type(screen.getByLabelText(/^Your password/), 'pacific-demo')
  await user.click(await button('Make new codes'))
  expect(await screen.findByText(CODES[1] ?? '')).toBeVisible()
})

test('retries after a failed load', async () => {
  server.use(unreachable(calls.getSecondStep))
  const { user } = renderApp('/account/two-step', { user: aUser() })
  expect(await screen.findByText('We couldn’t load this')).toBeVisible()
  server.use(respondWith(calls.getSecondStep, 200, ON))
  await user.click(await button('Retry'))
  expect(await screen.findByText(/Two-step sign-in is on/)).toBeVisible()
})

test('signed out, the page leads to sign-in and back', async () => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  const { router } = renderApp('/account/two-step')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/auth/sign-in?returnTo=%2Faccount%2Ftwo-step')
})
