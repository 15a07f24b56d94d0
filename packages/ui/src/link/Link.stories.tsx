import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/directory', children: 'Directory' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const WithinTheSite: Story = {}
export const Elsewhere: Story = { args: { href: 'https://example.org/', children: 'example.org' } }
export const OnDeep: Story = { parameters: { surface: 'deep' } }
