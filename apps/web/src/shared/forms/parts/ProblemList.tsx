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

export interface Problem<Field extends string> {
  field: Field
  message: string
}

interface ProblemListProps<Field extends string> {
  problems: readonly Problem<Field>[]
  /** Where the links lead without script: the form. */
  formId: string
  onChoose: (field: Field) => void
}

/** What has to be put right before a form can be sent, each a way to its field; nothing while all is well. */
export function ProblemList<Field extends string>({ problems, formId, onChoose }: ProblemListProps<Field>) {
  if (problems.length === 0) return null
  const choose = (field: Field) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(field)
  }
  return (
    <Alert tone="danger" role="alert" title="Please check:">
      <List>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${formId}`} onClick={choose(field)}>
              {message}
            </a>
          </li>
        ))}
      </List>
    </Alert>
  )
}
