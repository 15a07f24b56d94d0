import { InFocusBody } from '#features/industries/in-focus/InFocusBody.tsx'
import { TEASERS } from '../teasers/teasers.ts'

export const InFocusWithTeasers = () => <InFocusBody teasers={TEASERS} />
