import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPlanEnding } from '../../apps/api/src/mail/templates/plan-ending.ts'
import { renderPlanGranted } from '../../apps/api/src/mail/templates/plan-granted.ts'
import { renderTrialDecision } from '../../apps/api/src/mail/templates/trial-decision.ts'
import { renderTrialExtended } from '../../apps/api/src/mail/templates/trial-extended.ts'
import { renderTrialReminder } from '../../apps/api/src/mail/templates/trial-reminder.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, getNovemberDay, SITE, TOKEN } from './samples.ts'

const meta = { ...emailMeta, title: 'Owners, trial and plans' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const end = { ...LISTING, endsAt: getNovemberDay(30), stopToken: TOKEN }

export const TrialReminderDay76: Story = {
  args: { email: renderTrialReminder(SITE, { ...end, now: getNovemberDay(15) }) },
}

export const TrialReminderDay83: Story = {
  args: { email: renderTrialReminder(SITE, { ...end, now: getNovemberDay(22) }) },
}

export const TrialDecisionDay90: Story = {
  args: { email: renderTrialDecision(SITE, { ...end, now: getNovemberDay(29) }) },
}

export const TrialDecisionLate: Story = {
  args: { email: renderTrialDecision(SITE, { ...end, now: new Date('2026-12-02T10:00:00+11:00') }) },
}

export const TrialExtended: Story = {
  args: {
    email: renderTrialExtended(SITE, {
      ...LISTING,
      outage: { from: getNovemberDay(17, '06:30'), to: getNovemberDay(19, '14:00') },
      oldEnd: getNovemberDay(28, '02:30'),
      newEnd: getNovemberDay(30),
      wasOver: false,
    }),
  },
}

export const TrialExtendedAfterItsEnd: Story = {
  args: {
    email: renderTrialExtended(SITE, {
      ...LISTING,
      outage: { from: getNovemberDay(17, '06:30'), to: getNovemberDay(19, '14:00') },
      oldEnd: getNovemberDay(18, '02:30'),
      newEnd: getNovemberDay(20),
      wasOver: true,
    }),
  },
}

export const PlanEndingIn30Days: Story = {
  args: { email: renderPlanEnding(SITE, { ...end, tier: 2, now: new Date('2026-10-31T10:00:00+11:00') }) },
}

export const PlanEndingIn7Days: Story = {
  args: { email: renderPlanEnding(SITE, { ...end, tier: 1, now: getNovemberDay(23) }) },
}

export const WebsitePackageEnding: Story = {
  args: { email: renderPlanEnding(SITE, { ...end, tier: 3, now: getNovemberDay(23) }) },
}

export const PlanEndingLate: Story = {
  args: { email: renderPlanEnding(SITE, { ...end, tier: 1, now: new Date('2026-12-02T10:00:00+11:00') }) },
}

export const PlanGranted: Story = {
  args: {
    email: renderPlanGranted(SITE, {
      ...LISTING,
      plan: 'Enhanced',
      startsAt: null,
      lastDay: getNovemberDay(30),
    }),
  },
}

export const PlanGrantedLater: Story = {
  args: {
    email: renderPlanGranted(SITE, {
      ...LISTING,
      plan: 'Standard',
      startsAt: getNovemberDay(30),
      lastDay: new Date('2027-11-29T10:00:00+11:00'),
    }),
  },
}
