import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Field } from '../Field/Field.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Container } from '../layout/Container.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { token } from '../tokens/token.ts'
import { StickySummary } from './StickySummary.tsx'
import { StickySummaryLayout } from './StickySummaryLayout.tsx'

const Lines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
  }
  dt {
    flex: 1 1 50%;
  }
  dd {
    text-align: end;
  }
  > :last-child {
    padding-top: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
    font-weight: 700;
  }
`

const lines = (entries: readonly (readonly [string, string])[]) => (
  <Lines>
    {entries.map(([term, description]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </Lines>
)

const content = lines([
  ['Website, 4 pages', '$1,000'],
  ['Logo design', '$150'],
  ['Estimated total', '$1,150'],
])

const questions = Array.from({ length: 14 }, (_, index) => `Question ${index + 1}`)

const meta = {
  title: 'Layout/StickySummary',
  component: StickySummary,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { title: 'Cost Estimate', summary: '$1,150', announcement: 'Total $1,150', children: content },
  render: (args) => (
    <Container>
      <StickySummaryLayout>
        <Stack>
          <Heading level={1}>A website of your own</Heading>
          {questions.map((label) => (
            <Field key={label} label={label}>
              <TextInput />
            </Field>
          ))}
        </Stack>
        <StickySummary {...args} />
      </StickySummaryLayout>
      <Text>Content at the end of the page.</Text>
    </Container>
  ),
} satisfies Meta<typeof StickySummary>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const Phone: Story = { globals: phone }

export const PhoneOpen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cost Estimate $1,150' }))
    await waitFor(() => expect(canvas.getByText('Logo design')).toBeVisible())
  },
}

/** No field is covered by the bar when it gets focus by keyboard. */
export const NoFieldCovered: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Cost Estimate' })
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}

/** At the end of the page the bar covers nothing. */
export const LastContent: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = canvas.getByText('Content at the end of the page.').getBoundingClientRect()
    const bar = canvas.getByRole('region', { name: 'Cost Estimate' }).getBoundingClientRect()
    await expect(bar.bottom).toBeLessThanOrEqual(last.top)
  },
}

export const ClosesOnFocusOutside: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: /Cost Estimate/ })
    await userEvent.click(bar)
    await userEvent.click(canvas.getByLabelText('Question 1'))
    await expect(bar).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongContent: Story = {
  ...PhoneOpen,
  args: {
    children: lines([
      ...Array.from({ length: 24 }, (_, index) => [`Service number ${index + 1}`, '$150'] as const),
      ['Logo design', '$150'],
    ]),
  },
}

export const LongText: Story = {
  args: {
    title: 'What the whole comes to, as far as it is known today',
    summary: '$1,284,150 and the journey',
    children: lines([
      ['Photography of the premises, the staff and the products', '$300 and the journey'],
      ['Website', '$1,283,850'],
    ]),
  },
  globals: { viewport: { value: 'small' } },
}

export const OnDeep: Story = { parameters: { surface: 'deep' } }
