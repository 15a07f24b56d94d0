import type { ListingChoice } from '@portal/reference-data'
import { Checkbox, from, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { TickGroup } from '#shared/forms/TickGroup.tsx'

const Hint = styled.p`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
`

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  column-gap: ${token.space[8]};
  ${from.phone} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`

interface ChoiceBoxesProps {
  legend: string
  hint?: string
  error?: string | undefined
  /** The name of the boxes. */
  name: string
  choices: readonly ListingChoice[]
  /** The codes that are ticked; those of other groups may be among them. */
  ticked: readonly string[]
  onTick: (code: string, isTicked: boolean) => void
}

/** Checkboxes, side by side where there is room. */
export function ChoiceBoxes({ legend, hint, error, name, choices, ticked, onTick }: ChoiceBoxesProps) {
  const id = useId()
  return (
    <TickGroup legend={legend} aria-describedby={hint === undefined ? undefined : id}>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      <Boxes>
        {choices.map(({ code, label }, position) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            label={label}
            checked={ticked.includes(code)}
            onChange={(event) => onTick(code, event.target.checked)}
            error={position === 0 ? error : undefined}
          />
        ))}
      </Boxes>
    </TickGroup>
  )
}
