import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'
import { LinkProvider, type LinkProps } from './LinkProvider.tsx'

const Marked = ({ children, ...rest }: LinkProps) => <a {...rest}>{children} (through the router)</a>

const meta = {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
  args: { component: Marked, children: <Link href="/directory">Directory</Link> },
} satisfies Meta<typeof LinkProvider>

export default meta

export const Default: StoryObj<typeof meta> = {}
