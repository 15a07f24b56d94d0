import type { StoryObj } from '@storybook/react-vite'
import screens, { ToCome } from '../../apps/web/src/features/events/pages/event.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Event' }

export default meta

export const Upcoming: StoryObj<typeof meta> = { ...ToCome, ...printed }
