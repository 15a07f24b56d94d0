import type { Meta, StoryObj } from '@storybook/react-vite'
import { createNetworkError } from '#shared/calls/api-error.ts'
import { withStore } from '#test/with-store.tsx'
import {
  DRAFT_NOT_SAVED,
  PORTAL_UNREACHABLE,
  SENT_IN_ANOTHER_TAB,
  toSubmissionError,
} from '../submission-error.ts'
import { WizardActions } from './WizardActions.tsx'

const ACTIONS = {
  isFirst: false,
  isLast: true,
  canContinue: true,
  missing: [],
  isSending: false,
  onPrevious: () => {},
}

const meta = {
  title: 'Registration/WizardActions',
  component: WizardActions,
  decorators: [withStore()],
  args: { actions: ACTIONS, progress: null, error: null },
} satisfies Meta<typeof WizardActions>

export default meta
type Story = StoryObj<typeof meta>

const small = { viewport: { value: 'small' } } as const

const after = (status: number, isResubmission = false) => ({
  error: toSubmissionError(
    { ...createNetworkError(), status },
    { isResubmission, contact: 'contact@portal.example' },
  ),
})

export const First: Story = {
  args: {
    actions: {
      ...ACTIONS,
      isFirst: true,
      isLast: false,
      canContinue: false,
      missing: ['the shop’s name', 'a category', 'a description of at least 50 characters'],
    },
  },
}
export const Between: Story = { args: { actions: { ...ACTIONS, isLast: false } } }
export const Last: Story = {}
export const LastOnASmallPhone: Story = { globals: small }
export const NotAccepted: Story = {
  args: { actions: { ...ACTIONS, canContinue: false, missing: ['your agreement to the terms'] } },
}
export const Sending: Story = { args: { actions: { ...ACTIONS, isSending: true }, progress: 0.6 } }
export const SendingOnASmallPhone: Story = { ...Sending, globals: small }
export const WaitingForTheAnswer: Story = { args: { actions: { ...ACTIONS, isSending: true }, progress: 1 } }
export const LostConnection: Story = { args: after(0) }
export const LostConnectionOnASmallPhone: Story = { args: after(0), globals: small }
export const TooLarge: Story = { args: after(413) }
export const TooMany: Story = { args: after(429) }
export const Busy: Story = { args: after(503) }
export const OurFault: Story = { args: after(500) }
export const SentBefore: Story = { args: after(409) }
export const NotRejectedAnyMore: Story = { args: after(409, true) }
export const NotSaved: Story = { args: { error: DRAFT_NOT_SAVED } }
export const NotSavedOnASmallPhone: Story = { ...NotSaved, globals: small }
export const OutOfReach: Story = { args: { error: PORTAL_UNREACHABLE } }
export const SentElsewhere: Story = { args: { error: SENT_IN_ANOTHER_TAB } }
