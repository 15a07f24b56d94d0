import { PORTAL } from '@portal/reference-data'
import { Alert, Button, Heading, Cluster, LinkButton, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${token.space[8]} ${token.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ui-monospace, monospace;
  font-size: ${token.size[18]};
`

interface RecoveryCodeListProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, shown once. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const file = `Recovery codes for ${PORTAL.name}. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <Stack gap={16}>
      <Heading level={2} size="part" ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </Heading>
      <Alert tone="warning">
        We show them only once. Each signs you in once without your phone, so keep them on paper or in a
        password manager, not only on your phone.
      </Alert>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster gap={12} data-print="hide">
        <LinkButton
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          Download<VisuallyHidden> the codes</VisuallyHidden>
        </LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onKept}>I have saved them</Button>
      </Cluster>
      <Text size="small" tone="soft" data-print="hide">
        Two-step sign-in is already on: from now on you need a code to sign in.
      </Text>
    </Stack>
  )
}
