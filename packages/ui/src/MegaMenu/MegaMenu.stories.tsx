import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { MegaMenu } from './MegaMenu.tsx'
import { MegaMenuItem } from './MegaMenuItem.tsx'
import { MegaMenuLink, MegaMenuSection } from './MegaMenuSection.tsx'

const Header = styled.header`
  position: relative;
  padding: ${token.space[16]};
  background: ${token.role.surface};
`

const Space = styled.div`
  min-height: 34rem;
`

const links = (names: readonly string[]) =>
  names.map((name) => (
    <MegaMenuLink key={name} href={`/${name}`}>
      {name}
    </MegaMenuLink>
  ))

const meta = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu,
  subcomponents: { MegaMenuItem, MegaMenuSection, MegaMenuLink },
  parameters: { docs: { story: { inline: false, height: '400px' } }, layout: 'fullscreen' },
  decorators: [
    (Story: () => ReactNode) => (
      <Space>
        <Header data-surface="deep">
          <Story />
        </Header>
      </Space>
    ),
  ],
  args: {
    label: 'Main',
    children: (
      <>
        <MegaMenuItem label="Places" href="/places">
          <MegaMenuSection title="Quick access">
            {links(['All places', 'Featured', 'New', 'Verified'])}
          </MegaMenuSection>
          <MegaMenuSection title="Island groups">
            {links(['Central', 'Choiseul', 'Guadalcanal', 'Isabel', 'Malaita'])}
            <MegaMenuLink href="/places/all" emphasis="strong">
              All ten
            </MegaMenuLink>
          </MegaMenuSection>
          <MegaMenuSection title="Topics" columns={2}>
            {links(['Farming', 'Fisheries', 'Tourism', 'Building', 'Shipping', 'Energy'])}
          </MegaMenuSection>
        </MegaMenuItem>
        <MegaMenuItem label="Countries" href="/countries">
          <MegaMenuSection>
            <MegaMenuLink href="/sb" hint="Ten provinces">
              Solomon Islands
            </MegaMenuLink>
            <MegaMenuLink href="/fj" hint="Over three hundred islands">
              Fiji
            </MegaMenuLink>
          </MegaMenuSection>
        </MegaMenuItem>
        <MegaMenuItem label="News" href="/news" width="narrow">
          <MegaMenuSection>{links(['Latest', 'Policy', 'Funding'])}</MegaMenuSection>
        </MegaMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof MegaMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const WideOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }))
    await canvas.findByRole('list', { name: 'Topics' })
  },
}

export const NarrowOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'News' }))
    await canvas.findByRole('link', { name: 'Funding' })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('link', { name: 'All places' })
  },
}

export const LongText: Story = {
  args: {
    children: (
      <MegaMenuItem label="Places" href="/places">
        <MegaMenuSection title="Associations of growers, fishers and weavers">
          {links(['Provincial association of fishers, growers and weavers of the western lagoon'])}
        </MegaMenuSection>
        <MegaMenuSection>{links(['Short'])}</MegaMenuSection>
      </MegaMenuItem>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }))
  },
}

export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
