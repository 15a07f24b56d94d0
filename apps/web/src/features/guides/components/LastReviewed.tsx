import { formatLocalDay } from '@portal/domain/shared'
import { Text } from '@portal/ui'

/** The day on which a rule was last reviewed, beside the rule. */
export const LastReviewed = ({ on }: { on: string }) => (
  <Text size="caption" tone="soft">
    Last reviewed <time dateTime={on}>{formatLocalDay(on)}</time>
  </Text>
)
