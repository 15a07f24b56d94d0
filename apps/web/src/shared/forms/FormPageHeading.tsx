import { Heading } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Title = styled(Heading)`
  &:focus {
    outline: none;
  }
`

interface FormPageHeadingProps {
  /** The page has become another one under the same address: its heading takes the focus. */
  isSubmitted: boolean
  children: string
}

/** The heading of a form's page, before and after the form is sent. */
export function FormPageHeading({ isSubmitted, children }: FormPageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSubmitted) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isSubmitted])
  return (
    <Title level={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
