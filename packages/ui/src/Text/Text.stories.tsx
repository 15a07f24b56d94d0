import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Type/Text',
  component: Text,
  args: {
    children:
      'Forty village growers around Auki press coconuts within a day of harvest. We sell bottles, drums and bulk, and ship every Tuesday to Honiara.',
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}
export const Lead: Story = { args: { size: 'lead' } }
export const Small: Story = { args: { size: 'small' } }
export const Caption: Story = { args: { size: 'caption', tone: 'soft' } }
export const Eyebrow: Story = { args: { size: 'eyebrow', tone: 'action', children: 'Food & Beverages' } }
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['plain', 'soft', 'action', 'good', 'bad'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
}
export const TruncatedAfterTwoLines: Story = { args: { lines: 2 }, globals: { viewport: { value: 'small' } } }
export const OnDeep: Story = { args: { tone: 'soft' }, parameters: { surface: 'deep' } }
