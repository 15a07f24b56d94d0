import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  &:focus {
    outline: none;
  }
`

/** Replaces a form once it is sent, and takes the focus of its removed button. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1}>
      {children}
    </Box>
  )
}
