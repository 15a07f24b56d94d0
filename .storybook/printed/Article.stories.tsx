import type { StoryObj } from '@storybook/react-vite'
import screens, { Article as Screen } from '../../apps/web/src/features/news/pages/news.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'News article' }

export default meta

export const Whole: StoryObj<typeof meta> = { ...Screen, ...printed }
