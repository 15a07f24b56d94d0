import { from, Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const Band = styled.section`
  display: grid;
  gap: ${token.space[16]} ${token.space[48]};
  align-items: center;
  justify-items: start;
  padding: ${token.space[32]} clamp(${token.space[24]}, 4vw, ${token.space[48]});
  border-radius: ${token.radius.card};
  background: linear-gradient(160deg, ${token.color.deep}, ${token.color.ocean});
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media print {
    display: none;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
`

/** A link to the newsletter. */
export const NewsletterTeaser = () => (
  <Band data-surface="deep" aria-labelledby="by-mail">
    <Words>
      <Heading level={2} size="part" id="by-mail">
        The week’s news by email
      </Heading>
      <Text tone="soft">
        One email a week with news, events and tenders from one country or all five. Free; unsubscribe in one
        tap.
      </Text>
    </Words>
    <LinkButton href={paths.newsletter()}>Newsletter Sign-up</LinkButton>
  </Band>
)
