import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStore } from '#test/with-store.tsx'
import { screen } from './pricing.screen.tsx'

const meta = {
  title: 'Plans/Page',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/pricing' },
  decorators: [withStore()],
} satisfies Meta<typeof screen.Component>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
