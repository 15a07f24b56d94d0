import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { anAuditEntry, someAuditEntries } from '#test/audit.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { AuditTrail } from './AuditTrail.tsx'

const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'
const choices = reply(calls.auditChoices, 200, {
  actions: ['approved', 'edited', 'moved', 'taken down'],
  kinds: ['business', 'event', 'quote request'],
})
const withResponses = (entries: unknown) =>
  withStore({ fetch: replies(choices, reply(calls.listAudit, 200, entries)) })

const meta = {
  title: 'Administration/Audit trail',
  component: AuditTrail,
  parameters: { path: '/admin?tab=audit' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof AuditTrail>

export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = { decorators: [withResponses(someAuditEntries())] }
export const OnAPhone: Story = { ...Entries, globals: { viewport: { value: 'small' } } }
export const Narrowed: Story = {
  parameters: { path: '/admin?tab=audit&actor=1&kind=business&subject=7&action=approved&from=2026-11-01' },
  decorators: [withResponses([anAuditEntry()])],
}
export const LongTexts: Story = {
  decorators: [
    withResponses([
      anAuditEntry({
        action: 'edited',
        subject: { kind: 'business', id: 7, label: LONG, path: '/sb/agriculture/vanille' },
        note: `${LONG} `.repeat(6),
        changes: [
          { field: 'description', before: `${LONG}. `.repeat(8), after: `${LONG}! `.repeat(9) },
          { field: 'website', before: null, after: `https://example.com/${'a'.repeat(120)}` },
        ],
      }),
    ]),
  ],
}
export const NothingYet: Story = { decorators: [withResponses([])] }
export const NothingFound: Story = {
  parameters: { path: '/admin?tab=audit&action=approved' },
  decorators: [withResponses([])],
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(choices, reply(calls.listAudit, 429, { message: 'Too many requests' })) }),
  ],
}
