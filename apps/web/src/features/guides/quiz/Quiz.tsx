import { Button, Heading, Icon, Stack, Text, token } from '@portal/ui'
import { useEffect, useReducer, useRef } from 'react'
import { styled } from 'styled-components'
import { isComplete, QUIZ_START, quizReducer, getScore, type Question, type QuizState } from './quiz-state.ts'
import { QuizWithoutScript } from './QuizWithoutScript.tsx'

const Panel = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
  @media (scripting: none), print {
    display: none;
  }
`

const Options = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[8]};
`

const Option = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  width: 100%;
  min-height: ${token.target.min};
  padding: ${token.space[8]} ${token.space[16]};
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  background: ${token.role.raised};
  text-align: start;
  &:hover {
    border-color: ${token.role.text};
  }
  &[aria-disabled] {
    border-color: ${token.role.line};
    cursor: default;
  }
  &[data-verdict='right'] {
    border-color: ${token.role.good};
    background: ${token.color.leafTint};
  }
  &[data-verdict='wrong'] {
    border-color: ${token.role.bad};
    background: ${token.color.dangerTint};
  }
`

interface QuestionProps {
  questions: readonly Question[]
  state: QuizState
  onAnswer: (option: number) => void
  onNext: () => void
}

/** Whether an option is right or was chosen wrongly; undefined for others and before the answer. */
const getVerdict = (option: number, chosen: number | undefined, { answer }: Question) => {
  if (chosen === undefined) return undefined
  if (option === answer) return 'right'
  return option === chosen ? 'wrong' : undefined
}

const Verdict = ({ question, chosen }: { question: Question; chosen: number }) => (
  <Text>
    <strong>{chosen === question.answer ? 'That is right.' : 'Not quite.'}</strong> {question.explanation}
  </Text>
)

/** Takes the focus when it appears: the question is answered. */
function NextButton({ onNext }: { onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} onClick={onNext}>
      Next question
    </Button>
  )
}

function Question({ questions, state: { at, answers }, onAnswer, onNext }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus()
    shown.current = at
  }, [at])
  const question = questions[at]
  if (!question) return null
  const chosen = answers[at]
  return (
    <>
      <Text size="eyebrow" tone="action">
        Question {at + 1} of {questions.length}
      </Text>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {question.question}
      </Heading>
      <Options>
        {question.options.map((option, place) => {
          const verdict = getVerdict(place, chosen, question)
          return (
            <li key={option}>
              <Option
                type="button"
                aria-disabled={chosen !== undefined || undefined}
                data-verdict={verdict}
                onClick={() => onAnswer(place)}
              >
                {option}
                {verdict && (
                  <Icon
                    name={verdict === 'right' ? 'check' : 'close'}
                    label={verdict === 'right' ? 'Right answer' : 'Your answer'}
                  />
                )}
              </Option>
            </li>
          )
        })}
      </Options>
      <div role="status">{chosen !== undefined && <Verdict question={question} chosen={chosen} />}</div>
      {chosen !== undefined && (
        <div>
          <NextButton onNext={onNext} />
        </div>
      )}
    </>
  )
}

function Result({
  questions,
  state,
  onAgain,
}: Pick<QuestionProps, 'questions' | 'state'> & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Heading level={3} size="part" ref={heading} tabIndex={-1}>
        You scored {getScore(state, questions)} out of {questions.length}
      </Heading>
      <Stack as="ol" gap={16}>
        {questions.map((question, place) => (
          <li key={question.question}>
            <strong>{question.question}</strong>
            <Text>
              {question.options[question.answer]}
              {state.answers[place] !== question.answer &&
                ` (you said: ${question.options[state.answers[place] ?? -1] ?? ''})`}
            </Text>
            <Text size="small" tone="soft">
              {question.explanation}
            </Text>
          </li>
        ))}
      </Stack>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          <Icon name="rotate" />
          Take Quiz Again
        </Button>
      </div>
    </>
  )
}

/** Questions one after the other, each with its explanation, then the score; without script a list to read. */
export function Quiz({ questions }: { questions: readonly Question[] }) {
  const [state, dispatch] = useReducer(quizReducer, QUIZ_START)
  const panel = useRef<HTMLDivElement>(null)
  const takeAgain = () => {
    dispatch({ type: 'again' })
    panel.current?.focus()
  }
  return (
    <>
      <Panel ref={panel} tabIndex={-1} role="group" aria-labelledby="quiz-title">
        {isComplete(state, questions) ? (
          <Result questions={questions} state={state} onAgain={takeAgain} />
        ) : (
          <Question
            questions={questions}
            state={state}
            onAnswer={(option) => dispatch({ type: 'answer', option })}
            onNext={() => dispatch({ type: 'next' })}
          />
        )}
      </Panel>
      <QuizWithoutScript questions={questions} />
    </>
  )
}
