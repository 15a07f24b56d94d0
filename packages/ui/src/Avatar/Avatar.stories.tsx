import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23f3b23c' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E"

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Mere Tuia' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Picture: Story = { args: { src: picture } }
export const OneName: Story = { args: { name: 'Éloïse' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const LongText: Story = { args: { name: 'Ratu Sir Josefa Lalabalavu Vanaaliali Sukuna' } }
export const OnDeep: Story = { parameters: { surface: 'deep' } }
