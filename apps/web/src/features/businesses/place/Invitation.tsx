import { countryOf, type CountryCode } from '@portal/domain/place'
import { planOf } from '@portal/domain/plan'
import { Heading, LinkButton, Stack, Text } from '@portal/ui'
import { paths } from '#shared/paths.ts'

/** Asks owners in, at the end of a place's listings. */
export const Invitation = ({ country }: { country: CountryCode }) => (
  <Stack as="section" gap={8} align="start" aria-labelledby="invitation">
    <Heading level={2} size="part" id="invitation">
      Your business in {countryOf(country).name}?
    </Heading>
    <Text>Listed here, it is free for {planOf(0).duration}.</Text>
    <LinkButton href={paths.registerBusiness({ country })} variant="accent">
      List Your Business
    </LinkButton>
  </Stack>
)
