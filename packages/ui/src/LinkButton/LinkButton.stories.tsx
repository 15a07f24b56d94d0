import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '/directory', children: 'Browse the directory' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Accent: Story = { args: { variant: 'accent', children: 'List your business' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const Wide: Story = { args: { wide: true } }
export const LongText: Story = {
  args: { children: 'See every business in Guadalcanal, Makira-Ulawa and Rennell and Bellona' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { variant: 'secondary' }, parameters: { surface: 'deep' } }
