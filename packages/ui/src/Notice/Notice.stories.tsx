import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { title: 'Trial expires in 14 days.', children: 'Keep your listing with Standard, $89/year.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Sun: Story = {}
export const Info: Story = { args: { tone: 'info' } }
export const Good: Story = { args: { tone: 'good', title: 'Saved.', children: 'Your changes are live.' } }
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
