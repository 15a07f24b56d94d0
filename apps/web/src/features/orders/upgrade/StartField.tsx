import { formatDate } from '@portal/domain/shared'
import { RadioGroup } from '@portal/ui'
import type { UpgradeChoice } from './upgrade-choice.ts'

interface StartFieldProps {
  trialEndsAt: string
  timeZone: string
  startsNow: boolean
  onChange: (part: Partial<UpgradeChoice>) => void
}

/** During a trial: whether the plan waits for its end. */
export const StartField = ({ trialEndsAt, timeZone, startsNow, onChange }: StartFieldProps) => (
  <RadioGroup
    legend="When should the plan begin?"
    name="start"
    options={[
      {
        value: 'later',
        label: `When the trial ends, on ${formatDate(trialEndsAt, timeZone)}`,
        hint: 'You keep your free days.',
      },
      {
        value: 'now',
        label: 'Start now',
        hint: 'As soon as we have your payment. The rest of the trial ends with it.',
      },
    ]}
    value={startsNow ? 'now' : 'later'}
    onChange={({ target }) => onChange({ startsNow: target.value === 'now' })}
  />
)
