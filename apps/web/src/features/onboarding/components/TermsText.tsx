import { LISTING_TERMS } from '@portal/reference-data'
import { Heading, Stack, Text, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Lower than a phone's screen, so that the page around it can still be scrolled. */
const Box = styled.div`
  max-height: min(22rem, 55vh);
  padding: ${token.space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  background: ${token.role.raised};
`

const Title = styled.p`
  font-family: ${token.font.display};
  font-size: ${token.size[20]};
  font-weight: 700;
`

/** The terms of a listing, in a box that scrolls, by keyboard too. */
export function TermsText() {
  const id = useId()
  return (
    // A scrolling region has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box role="region" aria-labelledby={id} tabIndex={0}>
      <Stack gap={16}>
        <Title id={id}>{LISTING_TERMS.title}</Title>
        {LISTING_TERMS.sections.map(({ title, paragraphs }) => (
          <Stack key={title} gap={8}>
            <Heading level={3} size="small">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} size="small">
                {paragraph}
              </Text>
            ))}
          </Stack>
        ))}
        <Text size="caption" tone="soft">
          Version of {LISTING_TERMS.version}
        </Text>
      </Stack>
    </Box>
  )
}
