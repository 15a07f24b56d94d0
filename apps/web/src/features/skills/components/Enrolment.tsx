import type { CourseDetails } from '@portal/domain/contract'
import { Icon, LinkButton, Stack, Text } from '@portal/ui'
import { findFirstAddress, createMailLink, splitAddresses } from '#shared/content/email-addresses.ts'

type Course = Pick<CourseDetails, 'title' | 'howToEnrol' | 'isSample'>

const getSubject = ({ title }: Course): string => `Enrolment: ${title}`

/** What the provider says about enrolling, with its email addresses as links. */
export const HowToEnrol = ({ course }: { course: Course }) => (
  <Text>
    {splitAddresses(course.howToEnrol).map(({ text, isAddress }, place) =>
      isAddress ? (
        <a key={place} href={createMailLink(text, getSubject(course))}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </Text>
)

/** Opens an email to the provider; without an address, links to how to enrol. */
export function EnrolButton({ course }: { course: Course }) {
  const address = findFirstAddress(course.howToEnrol)
  if (address === null) return <LinkButton href="#how-to-enrol">How to enrol</LinkButton>
  return (
    <Stack gap={8}>
      <LinkButton href={createMailLink(address, getSubject(course))}>
        <Icon name="mail" /> Enrol by email
      </LinkButton>
      <Text size="caption" tone="soft">
        {course.isSample
          ? 'A sample course: its address receives no email.'
          : `Opens an email to ${address}. The provider confirms your place.`}
      </Text>
    </Stack>
  )
}
