import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Picture, type PictureRatio } from './Picture.tsx'

const beach = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 160 100"><path fill="#bfe3ee" d="M0 0h160v100H0z"/><circle cx="118" cy="26" r="11" fill="#f3b23c"/><path fill="#234f7a" d="M0 52l30-22 26 14 22-18 34 26z"/><path fill="#08756f" d="M0 50h160v50H0z"/><path fill="#f3d9a4" d="M0 86c50-18 120-12 160 2v12H0z"/></svg>',
)}`

const Narrow = styled.div`
  max-width: 24rem;
`

const meta = {
  title: 'Content/Picture',
  component: Picture,
  decorators: [
    (Story: () => ReactNode) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  args: { src: beach, alt: 'A beach before noon', width: 800, height: 500, color: '#5f9a98' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

const getShape = (image: HTMLElement): number => {
  const { width, height } = image.getBoundingClientRect()
  return Math.round((width / height) * 100) / 100
}

const hasShape =
  (shape: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(getShape(canvas.getByRole('img'))).toBe(shape)
  }

export const Natural: Story = { play: hasShape(1.6) }
export const Wide: Story = { args: { ratio: 'wide' }, play: hasShape(1.78) }
export const CardRatio: Story = { args: { ratio: 'card' }, play: hasShape(1.33) }
export const Square: Story = { args: { ratio: 'square' }, play: hasShape(1) }
export const Contained: Story = { args: { ratio: 'square', fit: 'contain' } }

export const LowerPart: Story = { args: { ratio: 'wide', focus: 'lower' } }

export const First: Story = {
  args: {
    ratio: 'wide',
    loading: 'eager',
    fetchPriority: 'high',
    sizes: '(min-width: 48em) 24rem, 100vw',
    srcSet: `${beach} 800w`,
    sources: [{ type: 'image/svg+xml', srcSet: `${beach} 800w` }],
  },
}

export const FillsParent: Story = {
  render: (args) => (
    <Card cover={<Picture {...args} ratio="fill" />}>
      <h3>Kokonut Oil Cooperative</h3>
    </Card>
  ),
}

/** The frame keeps its size and colour and shows no broken-image icon. */
export const FailedToLoad: Story = {
  args: { src: 'data:image/jpeg;base64,AAAA', loading: 'eager', ratio: 'wide' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A beach before noon' })
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('0'))
    await expect(getShape(image)).toBe(1.78)
  },
}

export const NaturalFailedToLoad: Story = {
  args: { src: 'data:image/jpeg;base64,AAAA', loading: 'eager' },
  play: hasShape(1.6),
}

export const WithoutColor: Story = {
  args: { src: 'data:image/jpeg;base64,AAAA', color: undefined, ratio: 'wide' },
}

const ratios = ['natural', 'wide', 'card', 'square'] as const satisfies readonly PictureRatio[]

export const SideBySide: Story = {
  render: (args) => (
    <Grid>
      {ratios.map((ratio) => (
        <Picture key={ratio} {...args} alt={`A beach, ${ratio}`} ratio={ratio} />
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  args: {
    src: 'data:image/jpeg;base64,AAAA',
    alt: 'The cooperative’s press house beside the road to the airport, with sacks of copra drying under its roof',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { ratio: 'wide', color: undefined }, parameters: { surface: 'deep' } }
