import type { StoryObj } from '@storybook/react-vite'
import screens, {
  Closed as ClosedScreen,
  Complete,
} from '../../apps/web/src/features/tenders/components/TenderPage.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Tender' }

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { ...Complete, ...printed }
export const Closed: Story = { ...ClosedScreen, ...printed }
