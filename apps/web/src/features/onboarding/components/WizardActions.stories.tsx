import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorOfSilence } from '#api/api-error.ts'
import { withStore } from '#test/with-store.tsx'
import {
  DRAFT_NOT_SAVED,
  PORTAL_UNREACHABLE,
  SENT_IN_ANOTHER_TAB,
  toSubmissionError,
} from '../submission-error.ts'
import { WizardActions } from './WizardActions.tsx'

const meta = {
  title: 'Registration/WizardActions',
  component: WizardActions,
  decorators: [withStore()],
  args: {
    isFirst: false,
    isLast: true,
    isReady: true,
    isSending: false,
    missing: [],
    progress: null,
    trouble: null,
    onPrevious: () => {},
  },
} satisfies Meta<typeof WizardActions>

export default meta
type Story = StoryObj<typeof meta>

const small = { viewport: { value: 'small' } } as const

const after = (status: number, resubmits = false) => ({
  trouble: toSubmissionError(
    { ...errorOfSilence(), status },
    { resubmits, contact: 'contact@portal.example' },
  ),
})

export const First: Story = {
  args: { isFirst: true, isLast: false, missing: ['the shop’s name', 'a category', 'a description'] },
}
export const Between: Story = { args: { isLast: false } }
export const Last: Story = {}
export const LastOnASmallPhone: Story = { globals: small }
export const NotAccepted: Story = { args: { missing: ['your acceptance of the terms'] } }
export const Sending: Story = { args: { isSending: true, progress: 0.6 } }
export const SendingOnASmallPhone: Story = { ...Sending, globals: small }
export const WaitingForTheAnswer: Story = { args: { isSending: true, progress: 1 } }
export const LostConnection: Story = { args: after(0) }
export const LostConnectionOnASmallPhone: Story = { args: after(0), globals: small }
export const TooLarge: Story = { args: after(413) }
export const TooMany: Story = { args: after(429) }
export const Busy: Story = { args: after(503) }
export const OurFault: Story = { args: after(500) }
export const SentBefore: Story = { args: after(409) }
export const NotRejectedAnyMore: Story = { args: after(409, true) }
export const NotKept: Story = { args: { trouble: DRAFT_NOT_SAVED } }
export const NotKeptOnASmallPhone: Story = { ...NotKept, globals: small }
export const OutOfReach: Story = { args: { trouble: PORTAL_UNREACHABLE } }
export const SentElsewhere: Story = { args: { trouble: SENT_IN_ANOTHER_TAB } }
