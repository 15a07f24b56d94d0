import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aGuide } from '#test/content-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { Quiz } from './Quiz.tsx'

const drawn = () => {
  render(
    <>
      <h2 id="quiz-title">Quiz</h2>
      <Quiz questions={aGuide().quiz} />
    </>,
  )
  return { user: userEvent.setup(), quiz: within(screen.getByRole('group', { name: 'Quiz' })) }
}

test('the last answer shows the score out of the total, with each explanation; it can be taken again', async () => {
  const { user, quiz } = drawn()
  expect(quiz.getByText('Question 1 of 3')).toBeVisible()
  await user.click(quiz.getByRole('button', { name: 'First' }))
  expect(quiz.getByRole('status')).toHaveTextContent('That is right. The first one.')
  await expectFocus(quiz.getByRole('button', { name: 'Next question' }))
  await user.keyboard('{Enter}')
  await expectFocus(quiz.getByRole('heading', { name: 'Question 2?' }))
  await user.click(quiz.getByRole('button', { name: 'Third' }))
  expect(quiz.getByRole('status')).toHaveTextContent('Not quite. The first one.')
  await user.click(quiz.getByRole('button', { name: 'Next question' }))
  await user.click(quiz.getByRole('button', { name: 'First' }))
  await expectFocus(quiz.getByRole('heading', { name: 'You scored 2 out of 3' }))
  expect(quiz.getAllByText('The first one.')).toHaveLength(3)
  expect(quiz.getByText('First (you said: Third)')).toBeVisible()
  await user.click(quiz.getByRole('button', { name: 'Take Quiz Again' }))
  expect(quiz.getByText('Question 1 of 3')).toBeVisible()
  expect(quiz.getByRole('button', { name: 'First' })).not.toHaveAttribute('aria-disabled')
})

test('keeps the first answer to a question', async () => {
  const { user, quiz } = drawn()
  await user.click(quiz.getByRole('button', { name: 'Second' }))
  for (const name of [/First/, /Third/]) {
    const other = quiz.getByRole('button', { name })
    expect(other).toHaveAttribute('aria-disabled', 'true')
    await user.click(other)
    expect(quiz.getByRole('status')).toHaveTextContent('Not quite. The first one.')
    expect(quiz.getByRole('button', { name: 'Second Your answer' })).toBeVisible()
  }
})
