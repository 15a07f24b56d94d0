import type { EventDetails } from '@portal/domain/contract'
import { Heading, Stack, Text, token } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { useNow } from '#shared/page/page-context.ts'
import { formatSpan } from '../event-times.ts'

const Reference = styled.strong.attrs({ translate: 'no' })`
  font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  letter-spacing: 0.02em;
`

/** Takes the focus, clear of the sticky header. */
const Title = styled(Heading)`
  &:focus {
    outline: none;
  }
`

interface PlaceHeadProps {
  title: string
  event: EventDetails
  reference: string
  /** Whether the heading takes the focus when it appears. */
  takesFocus?: boolean
}

/** The visitor's place at an event: its times and reference. */
export function PlaceHead({ title, event, reference, takesFocus = false }: PlaceHeadProps) {
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Stack gap={8}>
      <Title level={3} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text>
        {event.title}: {formatSpan(event)}, {getZoneLabel(event.timeZone, now)}.
      </Text>
      <Text tone="soft" size="small">
        Your reference
      </Text>
      <p>
        <Reference>{reference}</Reference>
      </p>
    </Stack>
  )
}
