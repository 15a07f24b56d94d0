import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Container } from '../layout/Container.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { ActionBar } from './ActionBar.tsx'

const actions = (
  <>
    <a href="tel:+67774001">
      <Icon name="phone" />
      Call
    </a>
    <a href="#message">
      <Icon name="message" />
      Message
    </a>
    <a href="#directions">
      <Icon name="pin" />
      Directions
    </a>
  </>
)

const meta = {
  title: 'Layout/ActionBar',
  component: ActionBar,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { label: 'Contact', children: actions },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div>
      <Container>
        <Stack gap={48}>
          <Heading level={1}>Kokonut Oil Cooperative</Heading>
          {Array.from({ length: 14 }, (_, index) => (
            <Text key={index}>Paragraph {index + 1} of what stands above the bar.</Text>
          ))}
          <Field label="Your name">
            <TextInput />
          </Field>
          <Text>The last line.</Text>
        </Stack>
      </Container>
      <ActionBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

/* Found by its attribute, since hidden elements have no accessible name. */
const bar = (canvasElement: HTMLElement): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>('[data-bottom-bar]')
  if (!found) throw new Error('There is no bar')
  return found
}

export const OnAPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toBeVisible()
    await expect(bar(canvasElement).getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0)
  },
}

/** At the end of the page it covers nothing. */
export const LastContent: Story = {
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = canvas.getByText('The last line.').getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(bar(canvasElement).getBoundingClientRect().top)
  },
}

/** It makes room for the keyboard. */
export const WhileAFieldIsInUse: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Your name'))
    await expect(bar(canvasElement)).not.toBeVisible()
  },
}

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).not.toBeVisible()
  },
}

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
export const OnDeep: Story = { parameters: { surface: 'deep' } }
