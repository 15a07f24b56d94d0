import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Illustration } from './Illustration.tsx'
import { ILLUSTRATIONS, type IllustrationName } from './illustrations.ts'

const NAMES = Object.keys(ILLUSTRATIONS) as IllustrationName[]

const Frame = styled.div`
  overflow: clip;
  border-radius: ${token.radius.card};
  &[data-crop='whole'] {
    aspect-ratio: 3 / 2;
  }
  &[data-crop='wide'] {
    aspect-ratio: 16 / 9;
  }
  &[data-crop='strip'] {
    aspect-ratio: 3;
  }
  &[data-crop='square'] {
    width: 5.5rem;
    aspect-ratio: 1;
  }
`

const Gallery = ({ crop }: { crop: 'whole' | 'wide' | 'strip' | 'square' }) => (
  <Grid>
    {NAMES.map((name) => (
      <figure key={name}>
        <Frame data-crop={crop}>
          <Illustration name={name} />
        </Frame>
        <Text as="figcaption" size="small" tone="soft">
          {name}
        </Text>
      </figure>
    ))}
  </Grid>
)

const meta = { title: 'Shared/Illustrations', component: Gallery } satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = { args: { crop: 'whole' } }
export const Wide: Story = { args: { crop: 'wide' } }
export const Strip: Story = { args: { crop: 'strip' } }
export const Square: Story = { args: { crop: 'square' } }
