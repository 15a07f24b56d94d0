import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'
import { Carousel } from './Carousel.tsx'

const Slide = styled(Link)`
  display: grid;
  align-content: end;
  height: 100%;
  min-height: 9rem;
  padding: ${token.space[16]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  color: ${token.role.text};
  font-weight: 650;
  text-decoration: none;
`

const Poster = styled(Link)`
  display: grid;
  align-content: end;
  height: 100%;
  min-height: 16rem;
  padding: ${token.space[32]};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  font-size: ${token.size[32]};
  font-weight: 700;
  text-decoration: none;
`

const places = [
  'Malaita',
  'Western',
  'Isabel',
  'Makira-Ulawa',
  'Temotu',
  'Choiseul',
  'Central',
  'Guadalcanal',
  'Rennell and Bellona',
  'Honiara',
]

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Slide key={name} href={`/places/${name}`}>
      {name}
    </Slide>
  ))

const posters = ['Cocoa season opens', 'Events this month', 'Find a carrier', 'Ready to export?'].map(
  (name) => (
    <Poster key={name} href={`/${name}`} data-surface="deep">
      {name}
    </Poster>
  ),
)

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: { label: 'Island groups', slidesPerView: 5, children: cards(places) },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const FivePerPage: Story = {}

export const ThreeScrolledByOne: Story = {
  args: { label: 'News', slidesPerView: 3, slidesToScroll: 1, children: cards(places.slice(0, 6)) },
}

export const OneWithAutoplay: Story = {
  args: { label: 'Highlights', slidesPerView: 1, autoplayMs: 7000, children: posters },
}

export const MovedByKeys: Story = {
  args: { label: 'News', slidesPerView: 3, slidesToScroll: 1, children: cards(places.slice(0, 6)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/of 6$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByText(/^3/)
  },
}

export const EverythingFits: Story = { args: { slidesPerView: 3, children: cards(places.slice(0, 3)) } }

export const LongText: Story = {
  args: {
    slidesPerView: 4,
    children: cards(places.map((name) => `${name}, with its lagoons, wharves and airstrips`)),
  },
}

export const OnDeep: Story = {
  args: { slidesPerView: 3, slidesToScroll: 1 },
  globals: { backgrounds: { value: 'dark' } },
  decorators: [
    (Story) => (
      <DeepGround data-surface="deep">
        <Story />
      </DeepGround>
    ),
  ],
}

const DeepGround = styled.div`
  padding: ${token.space[24]};
  background: ${token.role.surface};
`

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Small: Story = { ...OneWithAutoplay, globals: { viewport: { value: 'small' } } }
