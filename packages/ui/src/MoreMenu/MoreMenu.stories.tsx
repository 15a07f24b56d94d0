import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'

const meta = {
  title: 'Overlays/MoreMenu',
  component: MoreMenu,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  args: {
    label: 'More',
    align: 'start',
    children: (
      <>
        <LinkButton variant="quiet" href="/support/report-issue">
          <Icon name="flag" />
          Report
        </LinkButton>
        <Button variant="quiet">
          <Icon name="copy" />
          Copy the address
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? document.body)
  },
} satisfies Meta<typeof MoreMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Closed: Story = { play: () => {} }
export const IconOnly: Story = {
  args: { iconOnly: true, variant: 'quiet', size: 'small', label: 'More actions' },
}
export const LongText: Story = {
  args: {
    children: <Button variant="quiet">Report the review by Association des Producteurs de Vanille</Button>,
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
