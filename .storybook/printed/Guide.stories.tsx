import type { StoryObj } from '@storybook/react-vite'
import screens, {
  Guide as GuideScreen,
  Taxes as TaxesScreen,
} from '../../apps/web/src/app/pages/guide/guide.stories.tsx'
import { printed } from './printed-meta.ts'

const meta = { ...screens, title: 'Country guide' }

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = { ...GuideScreen, ...printed }
export const PartAboutTaxes: Story = { ...TaxesScreen, ...printed }
