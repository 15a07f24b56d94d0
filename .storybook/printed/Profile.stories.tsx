import type { StoryObj } from '@storybook/react-vite'
import screens, {
  Enhanced,
  WithPhotos as ProfileWithPhotos,
} from '../../apps/web/src/features/profile/FullProfile.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Business profile' }

export default meta
type Story = StoryObj<typeof meta>

export const WithoutPhotos: Story = { ...Enhanced, ...printed }
export const WithPhotos: Story = { ...ProfileWithPhotos, ...printed }
