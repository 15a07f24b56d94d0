import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuLabel, MenuItem, MenuLink, MenuSeparator } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  subcomponents: { MenuLabel, MenuItem, MenuLink, MenuSeparator },
  args: {
    trigger: <Button variant="secondary">Ana Kwaimani</Button>,
    align: 'start',
    children: (
      <>
        <MenuLabel>ana.kwaimani@example.org</MenuLabel>
        <MenuLink href="/dashboard">My dashboard</MenuLink>
        <MenuLink href="/settings">Settings</MenuLink>
        <MenuSeparator />
        <MenuItem onSelect={() => {}}>Sign out</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body)
    await screen.findByRole('menu')
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Closed: Story = { play: () => {} }

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const DisabledAndDestructive: Story = {
  args: {
    children: (
      <>
        <MenuItem onSelect={() => {}}>Rename</MenuItem>
        <MenuItem onSelect={() => {}} disabled>
          Move to another island
        </MenuItem>
        <MenuItem onSelect={() => {}} tone="destructive">
          Delete
        </MenuItem>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <MenuLabel>a.very.long.address.of.a.cooperative.society@mail.example.org</MenuLabel>
        <MenuLink href="/1">Provincial association of fishers, growers and weavers of the lagoon</MenuLink>
        <MenuLink href="/2">Short</MenuLink>
      </>
    ),
  },
}

export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
