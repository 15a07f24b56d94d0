import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { aGuide } from '#test/content-factories.ts'
import { Quiz } from './Quiz.tsx'
import { QuizWithoutScript } from './QuizWithoutScript.tsx'

const meta = {
  title: 'Guides/Quiz',
  component: Quiz,
  subcomponents: { QuizWithoutScript },
  args: { questions: aGuide().quiz },
  render: (args) => (
    <>
      <h2 id="quiz-title">Quiz</h2>
      <Quiz {...args} />
    </>
  ),
} satisfies Meta<typeof Quiz>

export default meta
type Story = StoryObj<typeof meta>

const answer = async (root: HTMLElement, option: string) => {
  await userEvent.click(within(root).getByRole('button', { name: option }))
}

export const Asked: Story = {}
export const Answered: Story = { play: ({ canvasElement }) => answer(canvasElement, 'Second') }
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const option of ['First', 'Third']) {
      await answer(canvasElement, option)
      await userEvent.click(canvas.getByRole('button', { name: 'Next question' }))
    }
    await answer(canvasElement, 'First')
    await expect(canvas.getByRole('heading', { name: 'You scored 2 out of 3' })).toHaveFocus()
  },
}
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
