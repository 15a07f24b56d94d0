import { Heading, Icon, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const Box = styled.section`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

const Lines = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  font-size: ${token.size[14]};
  > li {
    display: flex;
    gap: ${token.space[8]};
  }
  svg {
    margin-top: 0.1em;
    color: ${token.role.good};
  }
`

interface IncludedBoxProps {
  title: string
  lines: readonly string[]
}

/** A box that lists what is included. */
export function IncludedBox({ title, lines }: IncludedBoxProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      <Lines role="list">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </Lines>
    </Box>
  )
}
