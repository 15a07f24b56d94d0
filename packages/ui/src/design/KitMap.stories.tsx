import type { Meta, StoryObj } from '@storybook/react-vite'
import { KitMap } from './KitMap.tsx'

const meta = { title: 'Map', component: KitMap } satisfies Meta<typeof KitMap>

export default meta

export const Kit: StoryObj<typeof meta> = {}
