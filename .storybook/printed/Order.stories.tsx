import type { StoryObj } from '@storybook/react-vite'
import screens, {
  Open as OpenScreen,
  Paid as PaidScreen,
} from '../../apps/web/src/features/orders/pages/order.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Order' }

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { ...OpenScreen, ...printed }
export const Paid: Story = { ...PaidScreen, ...printed }
