import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'

const meta = { title: 'Type' } satisfies Meta

export default meta

export const Scale: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <Heading level={2} size="display">
        Display 56: Find. Connect.
      </Heading>
      <Heading level={2} size="page">
        Page 44: Directory
      </Heading>
      <Heading level={2} size="section">
        Section 32: Explore by Province
      </Heading>
      <Heading level={2} size="part">
        Part 24: Business hours
      </Heading>
      <Heading level={2} size="card">
        Card 20: Kokonut Oil Cooperative
      </Heading>
      <Heading level={2} size="small">
        Small 16: Business type
      </Heading>
      <Text size="lead">
        Lead 18: Find a supplier in Gizo, a guesthouse in Auki, or a partner in Honiara.
      </Text>
      <Text>Body 16: Forty village growers around Auki press coconuts within a day of harvest.</Text>
      <Text size="small">Small 14.5: Auki, Malaita</Text>
      <Text size="caption">Caption 13: Honiara time (UTC+11)</Text>
    </Stack>
  ),
}
