import { TRIAL_PLAN } from '@portal/domain/plan'
import { LinkButton, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

/** Longer subjects stay out of the button, which can't break words. */
const MAX_ON_BUTTON = 40
const LONG_WORD = /\S{21}/

/** One word may be wider than a phone. */
const Invitation = styled(Stack).attrs({ gap: 8 })`
  overflow-wrap: anywhere;
`

/** Invites owners who offer what the search did not find. */
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
