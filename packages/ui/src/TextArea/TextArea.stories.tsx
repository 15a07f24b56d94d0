import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Description' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'We press coconut oil.' } }
export const WithError: Story = { args: { defaultValue: 'Oil.', 'aria-invalid': true } }
export const Disabled: Story = { args: { defaultValue: 'We press coconut oil.', disabled: true } }
export const LongText: Story = {
  args: {
    defaultValue:
      'Forty village growers around Auki press coconuts within a day of harvest. We sell bottles, drums and bulk, and ship every Tuesday to Honiara. Write to us for samples; the first litre is free for shops.',
  },
  globals: { viewport: { value: 'small' } },
}
export const LongWord: Story = {
  args: { defaultValue: `https://example.com/${'coconut'.repeat(40)}` },
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Show) => (
      <div style={{ display: 'grid' }}>
        <div>{Show()}</div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await expect(canvas.getByLabelText('Description')).toBeVisible()
  },
}
