import { useState } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'

const Name = styled.button`
  padding: 0.15em 0.4em;
  border: 1px solid transparent;
  border-radius: 0.375rem;
  background: none;
  font:
    600 ${token.size[13]} / 1.5 ui-monospace,
    'SFMono-Regular',
    Consolas,
    monospace;
  text-align: start;
  overflow-wrap: anywhere;
  min-height: 1.5rem;
  &:hover {
    border-color: ${token.role.control};
    background: ${token.role.raised};
  }
`

/** A name as it is written in code; a click copies it. */
export function CopyName({ name }: { name: string }) {
  const [state, setState] = useState<'copied' | 'failed'>()
  const copy = () => {
    navigator.clipboard.writeText(name).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <span>
      <Name type="button" onClick={copy} onBlur={() => setState(undefined)}>
        <VisuallyHidden>Copy </VisuallyHidden>
        {name}
      </Name>
      <span role="status">
        {state === 'copied' && ' Copied'}
        {state === 'failed' && ' Select it and copy it: the browser refused.'}
      </span>
    </span>
  )
}
