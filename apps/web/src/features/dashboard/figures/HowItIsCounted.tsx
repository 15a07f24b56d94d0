import { Accordion, AccordionItem, Stack, Text } from '@portal/ui'

const POINTS = [
  'A view is one opening of a page of yours. Calls, WhatsApp, emails, website and directions are taps on these buttons: we can’t know whether a call was answered.',
  'Messages are those sent through the portal. Saves count each time somebody with an account saves a listing.',
  'We use no cookies for this and keep nothing about visitors. So a person who comes twice counts twice.',
  'We don’t count robots that say so, our administrators, or you while you are signed in.',
  'Visits without JavaScript are not counted.',
  'A day begins at midnight where the listing is. Today’s figures are still growing.',
]

/** What the figures count, and what they leave out. */
export const HowItIsCounted = () => (
  <Accordion>
    <AccordionItem title="How this is counted">
      <Stack as="ul" gap={8}>
        {POINTS.map((point) => (
          <Text as="li" key={point}>
            {point}
          </Text>
        ))}
      </Stack>
    </AccordionItem>
  </Accordion>
)
