import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Badge } from '../Badge/Badge.tsx'
import { Table, type TableColumn } from '../Table/Table.tsx'
import { token } from '../tokens/token.ts'
import { listContrastPairs, type ContrastPair } from './contrast-pairs.ts'

const meta = { title: 'Contrast' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Sample = styled.svg`
  width: 6rem;
  height: 2.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  font: 700 18px ${token.font.body};
`

/** Text, a border or a ring in the colour, on the ground. */
const Drawing = ({ use, colour, groundColour }: ContrastPair) => (
  <Sample viewBox="0 0 96 36" aria-hidden="true">
    <rect width="96" height="36" fill={groundColour} />
    {use === 'Text' ? (
      <text x="48" y="24" textAnchor="middle" fill={colour}>
        Gizo
      </text>
    ) : (
      <rect
        x="12"
        y="8"
        width="72"
        height="20"
        rx="6"
        fill="none"
        stroke={colour}
        strokeWidth={use === 'Control' ? 1.5 : 3}
      />
    )}
  </Sample>
)

const columns: TableColumn<ContrastPair>[] = [
  { key: 'pair', header: 'Colour', cell: ({ name }) => <code>{name}</code> },
  { key: 'ground', header: 'On', cell: ({ ground }) => ground },
  { key: 'use', header: 'As', cell: ({ use }) => use },
  { key: 'sample', header: 'Sample', cell: (pair) => <Drawing {...pair} /> },
  {
    key: 'ratio',
    header: 'Contrast',
    align: 'end',
    // Rounded down: 4.49 is no 4.5.
    cell: ({ ratio }) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`,
  },
  { key: 'least', header: 'Needed', align: 'end', cell: ({ min }) => `${min} : 1` },
  {
    key: 'verdict',
    header: 'Verdict',
    cell: ({ ratio, min }) =>
      ratio >= min ? (
        <Badge tone="leaf" icon="check">
          Passes
        </Badge>
      ) : (
        <Badge tone="danger" icon="alert">
          Fails
        </Badge>
      ),
  },
]

const Pairs = ({ grounds }: { grounds: (ground: string) => boolean }) => (
  <Table
    caption="Contrast of colours"
    columns={columns}
    rows={listContrastPairs().filter(({ ground }) => grounds(ground))}
    rowKey={({ name, ground, use }) => `${name} ${ground} ${use}`}
  />
)

export const OnPaper: Story = {
  render: () => <Pairs grounds={(ground) => /^(?:paper|card|sand)/.test(ground)} />,
}
export const OnDeep: Story = { render: () => <Pairs grounds={(ground) => /^(?:deep|ocean)/.test(ground)} /> }
export const OnFills: Story = { render: () => <Pairs grounds={(ground) => ground.startsWith('color.')} /> }
