import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountGate } from './AccountGate.tsx'

const meta = {
  title: 'Pages/AccountGate',
  component: AccountGate,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'My Dashboard',
    account: { status: 'unknown' },
    signedOut: <h1>Sign In</h1>,
    children: () => <h1>Welcome, Mere</h1>,
  },
} satisfies Meta<typeof AccountGate>

export default meta
type Story = StoryObj<typeof meta>

export const NotKnownYet: Story = {}
export const OutOfReach: Story = { args: { account: { status: 'unreachable', retry: () => {} } } }
export const SignedOut: Story = { args: { account: { status: 'signed-out' } } }
export const SignedIn: Story = { args: { account: { status: 'signed-in', user: {} } } }
