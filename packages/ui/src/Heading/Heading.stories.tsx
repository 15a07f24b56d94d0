import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Type/Heading',
  component: Heading,
  args: { level: 2, children: 'Explore by Province' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['display', 'page', 'section', 'part', 'card', 'small'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: Find. Connect. Trade. Invest.
        </Heading>
      ))}
    </Stack>
  ),
}
export const LongText: Story = {
  args: {
    level: 1,
    size: 'display',
    children: 'Directory of Solomon Islands Businesses and of their neighbours',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
