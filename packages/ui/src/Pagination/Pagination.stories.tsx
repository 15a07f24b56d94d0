import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 24, hrefFor: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 24 } }
export const FewPages: Story = { args: { page: 2, pageCount: 3 } }
export const OnePage: Story = { args: { page: 1, pageCount: 1 } }
export const SmallScreen: Story = {
  args: { page: 1206, pageCount: 41667 },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
