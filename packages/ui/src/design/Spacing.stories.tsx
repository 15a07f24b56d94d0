import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { Stack } from '../layout/Stack.tsx'
import { breakpoint } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'

const meta = { title: 'Spacing' } satisfies Meta

export default meta

const Bar = styled.rect`
  fill: ${token.color.lagoon};
`

const Figure = styled.b`
  width: 2rem;
  font-variant-numeric: tabular-nums;
`

export const Scale: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(values.space).map(([px, length]) => (
        <Cluster key={px}>
          <Figure>{px}</Figure>
          <svg width={length} height="1rem" aria-hidden="true">
            <Bar width="100%" height="100%" />
          </svg>
        </Cluster>
      ))}
    </Stack>
  ),
}

const breakpoints = Object.entries(breakpoint).map(([name, px]) => ({
  term: `from.${name}`,
  details: `${px} px and wider`,
}))

export const Breakpoints: StoryObj<typeof meta> = { render: () => <DescriptionList items={breakpoints} /> }
