import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormStep } from './form-definition.ts'
import { getReachableStep } from './step-rules.ts'
import type { StepHistory } from './useStepHistory.ts'

interface FormStepsOptions<Form extends FieldValues, Content> {
  steps: readonly FormStep<Form, Content>[]
  history: StepHistory
  /** The step that is shown. */
  step: number
  values: Form
  getValues: () => Form
  isOpen: boolean
  /** The step to open once; null to stay at the current one. */
  stepToOpen: number | null
  /** Called before a step is opened. */
  onOpenAt: (step: number) => void
}

/** Calls `act` once per step, however often it is pressed. */
function useOncePerStep(step: number, act: () => void): () => void {
  const done = useRef(0)
  useEffect(() => {
    if (done.current !== step) done.current = 0
  }, [step])
  return () => {
    if (done.current === step) return
    done.current = step
    act()
  }
}

/** The furthest step so far. */
function useFurthest(step: number): number {
  const [furthest, setFurthest] = useState(step)
  if (step > furthest) setFurthest(step)
  return Math.max(step, furthest)
}

/** Moves between the steps of a form, and reopens it at its last step. */
export function useFormSteps<Form extends FieldValues, Content>(options: FormStepsOptions<Form, Content>) {
  const { steps, history, step, values, getValues, isOpen, stepToOpen, onOpenAt } = options
  // A history entry whose step is out of reach (again) is replaced by the shown one.
  const correct = useEffectEvent(() => {
    const reachable = getReachableStep(steps, history.step, getValues())
    if (reachable !== history.step) history.goTo(reachable, { replace: true })
  })
  useEffect(() => {
    if (isOpen && step !== history.step) correct()
  }, [isOpen, step, history.step])

  const reopen = useEffectEvent((left: number) => {
    const isReload = history.step > 1
    const target = getReachableStep(steps, left, getValues())
    if (isReload || target === 1) return
    onOpenAt(target)
    void history.walkTo(target)
  })
  useEffect(() => {
    if (stepToOpen !== null) reopen(stepToOpen)
  }, [stepToOpen])

  const furthest = useFurthest(step)
  const next = useOncePerStep(step, () => history.goTo(step + 1))
  return { reached: getReachableStep(steps, furthest, values), next }
}
