import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function Opened({ open, ...props }: DrawerProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  color: ${token.role.text};
  font-size: ${token.size[20]};
  font-weight: 650;
  text-decoration: none;
`

const entries = (names: readonly string[]) => (
  <Stack gap={4}>
    {names.map((name) => (
      <Entry key={name} href={`/${name.toLowerCase()}`}>
        {name}
      </Entry>
    ))}
  </Stack>
)

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Menu',
    surface: 'deep',
    children: entries(['Directory', 'Countries', 'Industries', 'News', 'Events']),
    footer: (
      <Stack gap={12}>
        <Button variant="accent" wide>
          List your business
        </Button>
        <Button variant="secondary" wide>
          Sign in
        </Button>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnPaper: Story = { args: { surface: 'paper', title: 'Filters' } }

export const Long: Story = {
  args: {
    title: 'Everything that there is to see and do in the whole of the western island groups',
    children: entries(Array.from({ length: 24 }, (_, index) => `Island ${index + 1}`)),
  },
}

export const Small: Story = { globals: { viewport: { value: 'small' } } }

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }
