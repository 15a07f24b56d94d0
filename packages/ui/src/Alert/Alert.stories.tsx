import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'Trial expires in 14 days.', children: 'Keep your listing with Standard, $89/year.' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {}
export const Info: Story = { args: { tone: 'info' } }
export const Success: Story = {
  args: { tone: 'success', title: 'Saved.', children: 'Your changes are live.' },
}
export const Danger: Story = {
  args: { tone: 'danger', title: 'Rejected.', children: 'The phone number does not answer.' },
}
export const WithoutTitle: Story = { args: { title: undefined } }
export const LongText: Story = {
  args: {
    children:
      '“Kokonut Oil Co-op”, Auki, same phone, approved in March; and “Kokonut Oil Cooperative Society (Malaita)”.',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
