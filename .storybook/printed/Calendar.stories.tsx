import type { StoryObj } from '@storybook/react-vite'
import screens, { AMonth as Screen } from '../../apps/web/src/features/events/pages/calendar.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Calendar of events' }

export default meta

export const Month: StoryObj<typeof meta> = { ...Screen, ...printed }
