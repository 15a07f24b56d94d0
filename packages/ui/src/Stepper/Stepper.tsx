import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'

const Row = styled.ol`
  display: flex;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  > li {
    flex: 1;
    height: 0.375rem;
    border-radius: ${token.radius.pill};
    background: ${token.role.line};
  }
  > [data-reached] {
    background: ${token.role.action};
  }
`

const Words = styled.p`
  color: ${token.role.textSoft};
`

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`

/** Props of `Stepper`: names of the steps; `step` counts from 1. */
export type StepperProps = { steps: readonly string[]; step: number }

/** How far along a form of several steps is: "step 1 of 5 · 20% complete". */
export const Stepper = ({ steps, step }: StepperProps) => (
  <Box>
    <Words>
      step {step} of {steps.length} · {Math.round((step / steps.length) * 100)}% complete
    </Words>
    <Row aria-label="Steps">
      {steps.map((name, index) => (
        <li
          key={name}
          data-reached={index < step ? '' : undefined}
          aria-current={index === step - 1 ? 'step' : undefined}
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </Row>
  </Box>
)
