import { TRIAL_PLAN } from '@portal/domain/plan'
import { LinkButton, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

/** What is longer, or has a longer word, is named in the sentence only: a button does not break words. */
const MAX_ON_BUTTON = 40
const LONG_WORD = /\S{21}/

/** One word may be wider than a phone. */
const Invitation = styled(Stack).attrs({ gap: 8 })`
  overflow-wrap: anywhere;
`

/** Invites whoever offers what was searched for in vain. */
export const MissingOffer = ({ subject }: { subject: string }) => (
  <Invitation>
    <Text>
      Is “{subject}” what you do? People search for it here, and a listing is free for {TRIAL_PLAN.duration}.
    </Text>
    <div>
      <LinkButton href={paths.registerBusiness()} variant="secondary">
        {subject.length > MAX_ON_BUTTON || LONG_WORD.test(subject)
          ? 'List a business'
          : `List a business for “${subject}”`}
      </LinkButton>
    </div>
  </Invitation>
)
