import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@portal/ui'
import { expect, waitFor } from 'storybook/test'
import { withStore } from '#test/with-store.tsx'
import { JobForm } from './JobForm.tsx'

/** The form starts blank, whatever another story left in storage. */
const withoutDraft: Decorator = (Story) => {
  localStorage.removeItem('pending-job')
  return <Story />
}

const onAPage: Decorator = (Story) => (
  <Container>
    <h1>Post a Job</h1>
    <Story />
  </Container>
)

const meta = {
  title: 'Jobs/JobForm',
  component: JobForm,
  decorators: [onAPage, withStore(), withoutDraft],
} satisfies Meta<typeof JobForm>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}
export const WhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: /^Send job/ })
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send)
    await canvas.findByRole('link', { name: 'Title must be at least 5 characters' })
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }
