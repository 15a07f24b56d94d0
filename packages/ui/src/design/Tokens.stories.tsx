import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { styled } from 'styled-components'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { Grid } from '../layout/Grid.tsx'
import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'
import { CopyName } from './CopyName.tsx'
import { Swatches } from './Swatches.tsx'

const meta = { title: 'Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const roles = Object.entries(token.role).map(([name, colour]) => ({ name: `token.role.${name}`, colour }))

const palette = (Object.keys(values.color) as (keyof typeof values.color)[]).map((name) => ({
  name: `token.color.${name}`,
  value: values.color[name],
  colour: token.color[name],
}))

const Sample = styled.div`
  padding: ${token.space[24]};
  border: 1px solid ${token.role.line};
  background: ${token.role.raised};
  &[data-shape='control'] {
    border-radius: ${token.radius.control};
  }
  &[data-shape='card'] {
    border-radius: ${token.radius.card};
  }
  &[data-shape='pill'] {
    border-radius: ${token.radius.pill};
  }
  &[data-shape='float'] {
    border-radius: ${token.radius.card};
    box-shadow: ${token.shadow.float};
  }
`

export const RolesOnPaper: Story = { render: () => <Swatches swatches={roles} /> }
export const RolesOnDeep: Story = { ...RolesOnPaper, parameters: { surface: 'deep' } }
export const Palette: Story = { render: () => <Swatches swatches={palette} /> }
const groups = [
  'space',
  'size',
  'radius',
  'shadow',
  'duration',
  'ease',
  'target',
  'measure',
  'layer',
  'font',
] as const

/** `token.space[16]`, `token.radius.card`. */
const inCode = (group: string, name: string): string =>
  /^\d/.test(name) ? `token.${group}[${name}]` : `token.${group}.${name}`

export const Figures: Story = {
  render: () => (
    <DescriptionList
      items={groups.flatMap((group) =>
        Object.entries(values[group]).map(([name, value]) => ({
          term: `${group} ${name}`,
          details: (
            <Cluster gap={8}>
              <CopyName name={inCode(group, name)} />
              <CopyName name={`--${group}-${name}`} />
              <span>{value}</span>
            </Cluster>
          ),
        })),
      )}
    />
  ),
}
export const CopiesItsName: Story = {
  ...RolesOnPaper,
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token.role.textSoft' }))
    await expect(writeText).toHaveBeenCalledWith('token.role.textSoft')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --role-text-soft' }))
    await expect(writeText).toHaveBeenLastCalledWith('--role-text-soft')
  },
}
export const Shape: Story = {
  render: () => (
    <Grid>
      {['control', 'card', 'pill', 'float'].map((shape) => (
        <Sample key={shape} data-shape={shape}>
          {shape}
        </Sample>
      ))}
    </Grid>
  ),
}
