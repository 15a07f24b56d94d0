import type { Hours } from '@portal/domain/contract'
import { Button, Cluster, Field, Select, Stack, Text, TextInput, token } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  addOpening,
  copyMonday,
  HOURS_DAYS,
  setOpenings,
  setState,
  setWeek,
  getState,
  USUAL_WEEKS,
  type DayState,
  type HoursDay,
} from './edit-hours.ts'
import { useRowKeys } from './useRowKeys.ts'

const Day = styled.fieldset`
  min-width: 0;
  padding: ${token.space[12]} 0;
  border: 0;
  border-bottom: 1px solid ${token.role.line};
  /* The state stands beside the day, the times are below both. */
  > legend {
    float: left;
    width: 7rem;
    padding-block: ${token.space[12]};
    font-weight: 600;
  }
  > * + * + * {
    clear: both;
    padding-top: ${token.space[8]};
  }
`

const State = styled.div`
  display: flow-root;
  max-width: 18rem;
`

const STATES = [
  { value: 'unknown', label: 'Not given' },
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Open' },
  { value: 'all-day', label: 'Open 24 hours' },
]

/** The end of a day, which time inputs can't write. */
const MIDNIGHT = '24:00'
const toInput = (clock: string): string => (clock === MIDNIGHT ? '00:00' : clock)
const toClosing = (clock: string): string => (clock === '00:00' ? MIDNIGHT : clock)

interface HoursEditorProps {
  hours: Hours
  onChange: (hours: Hours) => void
  error: string | undefined
}

/** The openings of one day: up to four, with breaks between them. */
function Openings({
  hours,
  day,
  label,
  onChange,
}: { hours: Hours; day: HoursDay; label: string } & Pick<HoursEditorProps, 'onChange'>) {
  const openings = hours[day] ?? []
  const { keys, remove } = useRowKeys(openings.length)
  const change = (at: number, opening: [string, string]) =>
    onChange(
      setOpenings(
        hours,
        day,
        openings.map((one, position) => (position === at ? opening : one)),
      ),
    )
  const removeAt = (at: number) => {
    const key = keys[at]
    if (key !== undefined) remove(key)
    onChange(
      setOpenings(
        hours,
        day,
        openings.filter((_, position) => position !== at),
      ),
    )
  }
  return (
    <Stack gap={8}>
      {openings.map(([from, to], at) => {
        const name = openings.length > 1 ? `${label}, ${at + 1}` : label
        return (
          <Cluster key={keys[at]} align="end">
            <Field label="From">
              <TextInput
                type="time"
                aria-label={`${name}: from`}
                value={toInput(from)}
                onChange={(event) => change(at, [event.target.value || from, to])}
              />
            </Field>
            <Field label="To">
              <TextInput
                type="time"
                aria-label={`${name}: to`}
                value={toInput(to)}
                onChange={(event) => change(at, [from, toClosing(event.target.value || to)])}
              />
            </Field>
            {openings.length > 1 && (
              <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => removeAt(at)}>
                Remove
              </Button>
            )}
          </Cluster>
        )
      })}
      {openings.length < 4 && (
        <Cluster>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Add a break on ${label}`}
            onClick={() => onChange(addOpening(hours, day))}
          >
            Add a break
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

/** Usual weeks to begin with; what they replace can be brought back. */
function UsualWeeks({ hours, onChange }: Pick<HoursEditorProps, 'hours' | 'onChange'>) {
  const [replaced, setReplaced] = useState<Hours | null>(null)
  return (
    <div role="group" aria-label="Start from usual hours">
      <Text size="small" tone="soft">
        Start from usual hours, then change what differs:
      </Text>
      <Cluster gap={8}>
        {USUAL_WEEKS.map(([label, week]) => (
          <Button
            key={label}
            size="small"
            variant="secondary"
            onClick={() => {
              setReplaced(Object.keys(hours).length > 0 ? hours : null)
              onChange(setWeek(hours, week))
            }}
          >
            {label}
          </Button>
        ))}
        {replaced && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onChange(replaced)
              setReplaced(null)
            }}
          >
            Undo
          </Button>
        )}
      </Cluster>
    </div>
  )
}

/** Opening hours by day, with breaks, and those of public holidays. */
export function HoursEditor({ hours, onChange, error }: HoursEditorProps) {
  return (
    <Stack gap={8}>
      {error && (
        <Text role="alert" tone="bad">
          {error}
        </Text>
      )}
      <UsualWeeks hours={hours} onChange={onChange} />
      {HOURS_DAYS.map(([day, label], position) => (
        <Day key={day}>
          <legend>{label}</legend>
          <State>
            <Select
              name={position === 0 ? 'hours' : undefined}
              aria-label={`${label}: open or closed`}
              options={STATES}
              value={getState(hours, day)}
              onChange={(event) => onChange(setState(hours, day, event.target.value as DayState))}
            />
          </State>
          {(getState(hours, day) === 'open' || (day === 'mon' && hours.mon)) && (
            <Stack gap={8}>
              {getState(hours, day) === 'open' && (
                <Openings hours={hours} day={day} label={label} onChange={onChange} />
              )}
              {day === 'mon' && hours.mon && (
                <Cluster>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onChange(copyMonday(hours, 'workdays'))}
                  >
                    Copy to Tuesday to Friday
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onChange(copyMonday(hours, 'every day'))}
                  >
                    Copy to every day
                  </Button>
                </Cluster>
              )}
            </Stack>
          )}
        </Day>
      ))}
    </Stack>
  )
}
