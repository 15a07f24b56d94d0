import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecoveryCodeList } from '../../apps/web/src/features/account/two-step/RecoveryCodeList.tsx'
import { printed } from './printed-meta.ts'

const meta = {
  title: 'Recovery codes',
  component: RecoveryCodeList,
  args: {
    codes: [
      '7k2m-4pxw',
      'q9rt-63vd',
      'hn58-wc2j',
      'x4jm-9rky',
      '5pcg-3wdt',
      'c8jp-4wqn',
      '2vbz-7hfs',
      'dk6t-m3gy',
    ],
    onKept: () => {},
  },
  render: (args) => (
    <main>
      <h1>Two-step sign-in</h1>
      <RecoveryCodeList {...args} />
    </main>
  ),
} satisfies Meta<typeof RecoveryCodeList>

export default meta

export const Codes: StoryObj<typeof meta> = printed
