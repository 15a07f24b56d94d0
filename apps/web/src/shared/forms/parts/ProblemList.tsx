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

/** The problem of a field, by its path. */
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
  /** `info` for what is no error: it doesn't interrupt screen readers. */
  tone?: 'danger' | 'info'
}

/** The problems to fix before a form can be sent, each with a link to its field; nothing without problems. */
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
