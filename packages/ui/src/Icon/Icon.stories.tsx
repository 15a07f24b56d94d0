import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { token } from '../tokens/token.ts'
import { Icon, iconNames } from './Icon.tsx'

const Sample = styled.figure`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  font-size: ${token.size[14]};
`

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { name: 'search' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithLabel: Story = { args: { name: 'check', label: 'Verified' } }
export const All: Story = {
  render: () => (
    <Stack>
      <Grid cell="narrow" gap={12}>
        {iconNames.map((name) => (
          <Sample key={name}>
            <Icon name={name} />
            <figcaption>{name}</figcaption>
          </Sample>
        ))}
      </Grid>
    </Stack>
  ),
}
