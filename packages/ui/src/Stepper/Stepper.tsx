import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

const Progress = styled.p`
  color: ${token.role.textSoft};
  font-variant-numeric: tabular-nums;
  &::first-letter {
    text-transform: uppercase;
  }
`

const List = styled.ol`
  display: flex;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  > li {
    flex: 1;
    min-width: 0;
  }
`

/* The step's bar, with its name below where there is room. */
const Step = styled.span`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: ${token.space[8]} 0;
  border: 0;
  background: none;
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  line-height: 1.3;
  text-align: left;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    flex: none;
    height: 0.375rem;
    border-radius: ${token.radius.pill};
    background: ${token.role.line};
  }
  [data-visited] > &::before {
    background: ${token.role.control};
  }
  [data-reached] > &::before {
    background: ${token.role.action};
  }
  &:is([aria-current], [aria-current] > *) {
    color: ${token.role.text};
    font-weight: 600;
  }
  &:is(button) {
    height: 100%;
    border-radius: 0.25rem;
    vertical-align: top;
  }
  /* The touch target. */
  &:is(button)::after {
    content: '';
    position: absolute;
    inset: -0.6875rem 0;
  }
  &:is(button):not([aria-current]) {
    color: ${token.role.action};
  }
  &:is(button):hover {
    color: ${token.role.actionHover};
  }
  &:is(button):hover::before {
    background: ${token.role.actionHover};
  }
  @media (forced-colors: active) {
    &::before {
      border: 1px solid;
    }
    [data-reached] > &::before {
      forced-color-adjust: none;
    }
  }
`

/* Shown on tablets and wider screens; on phones for screen readers only. */
const Name = styled(VisuallyHidden)`
  ${from.tablet} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    padding-top: ${token.space[8]};
    overflow: visible;
    clip-path: none;
    white-space: normal;
  }
`

/** "step 1 of 5 · 20% complete". */
const formatProgress = (step: number, count: number): string =>
  `step ${step} of ${count} · ${Math.round((step / count) * 100)}% complete`

/** Props of `Stepper`. */
export type StepperProps = {
  /** The names of the steps. */
  steps: readonly string[]
  /** The current step, from 1. */
  step: number
  /** The furthest step visited; the current one by default. */
  reached?: number | undefined
  /** With it the visited steps are buttons; called with the step. */
  onSelect?: ((step: number) => void) | undefined
  /** The list’s name for screen readers. */
  label?: string
  /** Writes the progress above the bars. */
  text?: (step: number, count: number) => string
}

type StepProps = { name: string; isCurrent: boolean; onSelect: () => void }

/* The current step is a button too, so that it keeps focus after it was chosen. */
const StepButton = ({ name, isCurrent, onSelect }: StepProps) => (
  <Step
    as="button"
    type="button"
    aria-current={isCurrent ? 'step' : undefined}
    onClick={() => !isCurrent && onSelect()}
  >
    <Name>{name}</Name>
  </Step>
)

/** The progress of a multi-step form: "step 1 of 5 · 20% complete", with buttons to visited steps. */
export function Stepper({ steps, step, reached = step, onSelect, label = 'Steps', ...rest }: StepperProps) {
  const { text = formatProgress } = rest
  return (
    <Root>
      <Progress>{text(step, steps.length)}</Progress>
      <List aria-label={label}>
        {steps.map((name, index) => {
          const isCurrent = index === step - 1
          const isButton = onSelect !== undefined && index < Math.max(reached, step)
          return (
            <li
              key={name}
              data-reached={index < step ? '' : undefined}
              data-visited={index < reached ? '' : undefined}
              aria-current={isCurrent && !isButton ? 'step' : undefined}
            >
              {isButton ? (
                <StepButton {...{ name, isCurrent }} onSelect={() => onSelect(index + 1)} />
              ) : (
                <Step>
                  <Name>{name}</Name>
                </Step>
              )}
            </li>
          )
        })}
      </List>
    </Root>
  )
}
