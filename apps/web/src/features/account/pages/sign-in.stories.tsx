import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as register } from './register.screen.tsx'
import { screen as signIn } from './sign-in.screen.tsx'

const withProvider = (name: string | null) =>
  withStore({
    fetch: replies(reply(calls.signInMethods, 200, { provider: name === null ? null : { name } })),
  })

const meta = {
  title: 'Account/Sign-in',
  component: signIn.Component,
  parameters: { layout: 'fullscreen', path: '/auth/sign-in' },
  decorators: [withProvider('Example ID')],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WithAProvider: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithAPasswordOnly: Story = { decorators: [withProvider(null)] }
export const ALongName: Story = {
  ...OnAPhone,
  decorators: [withProvider('Ministry of Commerce and Labour Identity')],
}
export const Cancelled: Story = { parameters: { path: '/auth/sign-in?problem=cancelled' } }
export const AddressNotVerified: Story = {
  ...OnAPhone,
  parameters: { path: '/auth/sign-in?problem=unverified' },
}
export const Register: Story = {
  parameters: { path: '/auth/register' },
  render: () => <register.Component />,
}
