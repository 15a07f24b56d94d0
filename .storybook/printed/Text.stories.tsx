import type { StoryObj } from '@storybook/react-vite'
import screens, { WithATable as Screen } from '../../apps/web/src/features/text-pages/pages/text.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Page of text' }

export default meta

export const WithATable: StoryObj<typeof meta> = { ...Screen, ...printed }
