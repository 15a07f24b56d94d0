import type { StoryObj } from '@storybook/react-vite'
import screens, { WithAmount } from '../../apps/web/src/features/quotes/pages/quote-status.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Quote' }

export default meta

export const Offered: StoryObj<typeof meta> = { ...WithAmount, ...printed }
