import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResourcePage } from '../../apps/web/src/features/resources/components/ResourcePage.tsx'
import { aResourceDetail } from '../../apps/web/test/content-factories.ts'
import { withStore } from '../../apps/web/test/with-store.tsx'
import { printed } from './printed-meta.ts'

const meta = {
  title: 'Resource',
  component: ResourcePage,
  args: { resource: aResourceDetail() },
  decorators: [withStore()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResourcePage>

export default meta

export const Whole: StoryObj<typeof meta> = printed
