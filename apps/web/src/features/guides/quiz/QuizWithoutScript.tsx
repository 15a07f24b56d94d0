import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import type { Question } from './quiz-state.ts'

const List = styled.ol`
  display: none;
  gap: ${token.space[24]};
  @media (scripting: none), print {
    display: grid;
  }
`

/* On paper nothing can be opened. */
const Answer = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${token.space[8]};
    font-weight: 600;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`

/** The questions to read, where they can't be answered: each answer opens by itself. */
export const QuizWithoutScript = ({ questions }: { questions: readonly Question[] }) => (
  <List data-quiz="read">
    {questions.map(({ question, options, answer, explanation }) => (
      <li key={question}>
        <strong>{question}</strong>
        <ul>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
        <Answer>
          <summary>Answer</summary>
          <Text>
            <strong>{options[answer]}.</strong> {explanation}
          </Text>
        </Answer>
      </li>
    ))}
  </List>
)
