import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Cluster } from '../layout/Cluster.tsx'
import { token } from '../tokens/token.ts'
import { Flag } from './Flag.tsx'

const Large = styled.span`
  font-size: ${token.size[56]};
`

const codes = ['sb', 'fj', 'pg', 'nc', 'vu'] as const

const meta = {
  title: 'Display/Flag',
  component: Flag,
  args: { code: 'sb', label: 'Solomon Islands' },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

export const SolomonIslands: Story = {}
export const UnknownCode: Story = { args: { code: 'xx' } }
export const All: Story = {
  render: () => (
    <Cluster>
      {codes.map((code) => (
        <span key={code}>
          <Flag code={code} /> {code}
        </span>
      ))}
    </Cluster>
  ),
}
export const AllLarge: Story = {
  render: () => (
    <Large>
      <Cluster gap={24}>
        {codes.map((code) => (
          <Flag key={code} code={code} label={code} />
        ))}
      </Cluster>
    </Large>
  ),
}
