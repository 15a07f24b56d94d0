import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { GlobalStyle } from './GlobalStyle.tsx'

const meta = {
  title: 'Type/GlobalStyle',
  component: GlobalStyle,
  render: () => (
    <Stack as="article">
      <h1>Directory of Solomon Islands Businesses</h1>
      <p>
        Find a supplier in Gizo, a guesthouse in Auki, or a <a href="/directory">partner in Honiara</a>.
      </p>
      <h2>What an owner needs</h2>
      <ul>
        <li>A name and a phone number</li>
        <li>A place that a customer can find</li>
      </ul>
      <h3>After you list</h3>
      <h4>We check your details</h4>
      <p>We’ll reply by email.</p>
    </Stack>
  ),
} satisfies Meta<typeof GlobalStyle>

export default meta
type Story = StoryObj<typeof meta>

/** Unstyled elements with the global styles. */
export const Paper: Story = {}
export const Deep: Story = { parameters: { surface: 'deep' } }
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
