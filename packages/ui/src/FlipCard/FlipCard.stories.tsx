import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Stack } from '../layout/Stack.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { token } from '../tokens/token.ts'
import { islands } from '../design/sample-islands.ts'
import { FlipCard } from './FlipCard.tsx'

const Narrow = styled.div`
  width: min(14rem, 100%);
  height: 13rem;
`

const Outline = styled.svg`
  height: 5.5rem;
  fill: ${token.color.lagoon};
`

const front = (name: string, outline: ReactNode) => (
  <Stack gap={8}>
    {outline}
    <h3>{name}</h3>
    <p>
      <b>58</b> places
    </p>
  </Stack>
)

const malaita = (
  <Outline viewBox="1171 430 259 375" aria-hidden="true">
    <path d={islands.find(({ id }) => id === 'malaita')?.path} />
  </Outline>
)

const meta = {
  title: 'Content/FlipCard',
  component: FlipCard,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  decorators: [
    (Story: () => ReactNode) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  args: {
    label: 'Malaita',
    front: front('Malaita', malaita),
    back: (
      <Stack gap={8}>
        <h3>Malaita</h3>
        <p>Mostly farming and fisheries</p>
        <TextLink href="/places/malaita" arrow>
          See all 58
        </TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof FlipCard>

export default meta
type Story = StoryObj<typeof meta>
type StoryContext = Parameters<NonNullable<Story['play']>>[0]

/** Focused by itself: where Tab begins depends on the story before, which shares the page. */
const turnButton = (canvas: StoryContext['canvas']) => canvas.getByRole('button', { name: /^Turn card/ })

export const Front: Story = {}

export const Flipped: Story = {
  play: async ({ canvas, userEvent }) => {
    turnButton(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('link', { name: /See all/ })
  },
}

export const BackFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    turnButton(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
  },
}

export const LongText: Story = {
  args: {
    label: 'Rennell and Bellona',
    front: front('Province of Rennell and Bellona with its lake', null),
    back: (
      <Stack gap={8}>
        <h3>Province of Rennell and Bellona with its lake</h3>
        <p>Mostly tourism and hospitality, agriculture and agro-processing, and a little carving</p>
        <TextLink href="/places/rennell" arrow>
          See all of them on one page
        </TextLink>
      </Stack>
    ),
  },
}

export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
