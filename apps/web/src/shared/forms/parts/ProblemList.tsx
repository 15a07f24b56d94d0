import { Alert, token } from '@portal/ui'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding-left: 1.2em;
  a {
    color: inherit;
    font-weight: 600;
  }
`

/** What is wrong with a field, by its path. */
export interface Problem {
  path: string
  message: string
}

interface ProblemListProps {
  problems: readonly Problem[]
  /** Where the links lead without script: the form. */
  formId: string
  onChoose: (path: string) => void
  title?: string
  /** `info` for what is no mistake, which interrupts nobody. */
  tone?: 'danger' | 'info'
}

/** What has to be put right before a form can be sent, each a link to its field; nothing while all is well. */
export function ProblemList({
  problems,
  formId,
  onChoose,
  title = 'Please check:',
  tone = 'danger',
}: ProblemListProps) {
  if (problems.length === 0) return null
  const choose = (path: string) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(path)
  }
  return (
    <Alert tone={tone} role={tone === 'danger' ? 'alert' : 'status'} title={title}>
      <List>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a href={`#${formId}`} onClick={choose(path)}>
              {message}
            </a>
          </li>
        ))}
      </List>
    </Alert>
  )
}
