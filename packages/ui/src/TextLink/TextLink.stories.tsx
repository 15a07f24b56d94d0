import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '/directory', children: 'All ten provinces' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithArrow: Story = { args: { arrow: true } }
export const LongText: Story = {
  args: {
    arrow: true,
    children: 'Every workshop and trade show of the next three months, in all five countries',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { arrow: true }, parameters: { surface: 'deep' } }
