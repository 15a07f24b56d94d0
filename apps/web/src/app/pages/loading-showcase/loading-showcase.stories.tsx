import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStore } from '#test/with-store.tsx'
import { screen } from './loading-showcase.screen.tsx'

const meta = {
  title: 'Pages/Loading animations',
  component: screen.Component,
  parameters: { layout: 'fullscreen' },
  decorators: [withStore()],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
