// cspell:ignore JBSWY DPEHPK PXPJBSWY HWRC
import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { aUser, NOW } from '#test/factories.ts'
import { aSecondStep } from '#test/account-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as secondStep } from './second-step.screen.tsx'
import { RecoveryCodeList } from '../two-step/RecoveryCodeList.tsx'
import { TwoStep } from '../two-step/TwoStep.tsx'
import { TwoStepInvitation } from '../two-step/TwoStepInvitation.tsx'

const ON = aSecondStep({ isOn: true, since: new Date(NOW).toISOString(), recoveryCodesLeft: 10 })
const APP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Pacific%20Business%20Portal:mere%40portal.test?issuer=Pacific%20Business%20Portal&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
}
const WRONG = { message: 'This code is not right', fields: { code: 'This code is not right' } }

const withState = (state = ON) =>
  withStore({
    fetch: replies(
      reply(calls.getSecondStep, 200, state),
      reply(calls.setUpSecondStep, 200, APP),
      reply(calls.turnOffSecondStep, 400, WRONG),
      reply(calls.finishSignIn, 400, WRONG),
      reply(calls.currentUser, 200, aUser()),
    ),
  })

const meta = {
  title: 'Account/Two-step sign-in',
  component: TwoStep,
  decorators: [withState()],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement, name: string) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name }))
  return page
}
const PHONE = { globals: { viewport: { value: 'phone' } } }

export const On: Story = {}
export const FewCodesLeft: Story = { ...PHONE, decorators: [withState({ ...ON, recoveryCodesLeft: 1 })] }
export const Off: Story = { decorators: [withState(aSecondStep())] }
export const SetUp: Story = {
  ...Off,
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Set up two-step sign-in')
    await page.findByRole('img', { name: /^QR code/ })
  },
}
export const SetUpOnAPhone: Story = { ...SetUp, ...PHONE }
export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement, 'Turn off')
    await userEvent.type(await page.findByLabelText(/^Code/), '000000')
    await userEvent.type(page.getByLabelText(/^Your password/), 'pacific-demo')
    await press(canvasElement, 'Turn off')
    await page.findByText('This code is not right')
  },
}
export const RecoveryCodes: Story = {
  render: () => (
    <RecoveryCodeList
      codes={Array.from({ length: 10 }, (_, at) => `7K3F-9QXM-2B${at + 2}T-HWRC`)}
      onKept={() => undefined}
    />
  ),
}
export const RecoveryCodesOnAPhone: Story = { ...RecoveryCodes, ...PHONE }
export const CodeOfASignIn: Story = {
  parameters: { layout: 'fullscreen', path: '/auth/second-step' },
  render: () => <secondStep.Component />,
}
export const CodeOfASignInOnAPhone: Story = { ...CodeOfASignIn, ...PHONE }
export const Invitation: Story = {
  ...Off,
  render: () => <TwoStepInvitation />,
}
