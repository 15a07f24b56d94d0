import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStore } from '#test/with-store.tsx'
import { screen } from './compare-countries.screen.tsx'

const meta = {
  title: 'Countries/Compare',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/countries/compare?countries=fj,vu' },
  decorators: [withStore()],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const ThreeOnAPhone: Story = {
  parameters: { path: '/countries/compare?countries=pg,nc,vu' },
  globals: { viewport: { value: 'phone' } },
}
export const NothingChosen: Story = { parameters: { path: '/countries/compare' } }
export const TooMany: Story = { parameters: { path: '/countries/compare?countries=sb,fj,pg,nc' } }
