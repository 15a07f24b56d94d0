import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Solomon Islands', href: '/sb' },
      { label: 'Agriculture & Agro-processing' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TwoSteps: Story = { args: { items: [{ label: 'Home', href: '/' }, { label: 'Directory' }] } }
export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Solomon Islands', href: '/sb' },
      { label: 'Transport, Logistics & Shipping', href: '/sb/logistics' },
      { label: 'Guadalcanal Plains Smallholders Association for Cocoa, Copra and Kava' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
