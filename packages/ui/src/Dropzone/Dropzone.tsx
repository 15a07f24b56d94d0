import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { getBlockedPressProps } from '../Button/blockedPress.ts'
import { getDescriptionIds, HelperText } from '../Field/HelperText.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { token } from '../tokens/token.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useWindowFiles } from './useWindowFiles.ts'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]};
  min-height: 8rem;
  padding: ${token.space[24]} ${token.space[16]};
  border: 2px dashed ${token.role.control};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  text-align: center;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    color: ${token.role.action};
  }
  &:hover {
    border-color: ${token.role.action};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.role.focus};
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: ${token.role.bad};
  }
  &[data-over] {
    border-style: solid;
    border-color: ${token.role.action};
    background: ${token.role.sunken};
    background: color-mix(in srgb, ${token.role.action} 12%, ${token.role.surface});
  }
  &:has([aria-disabled]) {
    border-color: ${token.role.line};
    background: ${token.role.sunken};
    color: ${token.role.textSoft};
    > svg {
      color: inherit;
    }
  }
`

const Label = styled.span`
  max-width: 100%;
  font-weight: 600;
`

const Hint = styled(HelperText)`
  max-width: 26rem;
  text-wrap: balance;
`

/* Covers the whole area, so that clicks and touch exploration by screen readers reach the input. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button {
    cursor: inherit;
  }
  &[aria-disabled] {
    cursor: not-allowed;
  }
`

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'disabled' | 'onChange' | 'title'
>

/**
 * Props of `Dropzone`, in addition to those of `<input type="file">` (`accept`, `multiple`, `ref`).
 */
export type DropzoneProps = InputProps & {
  /** What to do, inside the area. */
  label: string
  /** Which files and how large, inside the area. */
  hint?: ReactNode
  /** What is wrong and what to do, below the area. */
  error?: string | undefined
  /** Above the label. */
  icon?: IconName
  /** Whether it temporarily accepts no files; it keeps focus. */
  unavailable?: boolean
  /** Called with the files that were picked, dropped or pasted; it must check type, size and number. */
  onFiles: (files: File[]) => void
}

/**
 * Accepts files by file picker, drag and drop, or pasting anywhere on the page except into a text input. It does not
 * validate: `accept` only filters the file picker, so `onFiles` checks type, size and number. It does not keep the
 * files, so the same one can be chosen again.
 */
export function Dropzone({
  label,
  hint,
  error,
  icon = 'upload',
  unavailable = false,
  onFiles,
  ...rest
}: DropzoneProps) {
  const id = useId()
  const hasError = error !== undefined && error !== ''
  const emit = (files: File[]) => {
    if (files.length > 0) onFiles(rest.multiple === true ? files : files.slice(0, 1))
  }
  const accept = unavailable ? undefined : emit
  const { isOver, handlers } = useFileDrop(accept)
  useWindowFiles(accept)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    accept?.(files)
  }
  return (
    <Root>
      <Area data-over={isOver ? '' : undefined} {...handlers}>
        <Icon name={icon} />
        <Label id={`${id}-label`}>{label}</Label>
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
        <Input
          aria-labelledby={`${id}-label`}
          aria-describedby={getDescriptionIds(id, { hint: hint !== undefined, error: hasError })}
          aria-invalid={hasError || undefined}
          {...rest}
          type="file"
          title=""
          onChange={onChange}
          {...getBlockedPressProps(unavailable)}
        />
      </Area>
      {hasError && (
        <HelperText id={`${id}-error`} data-kind="error">
          {error}
        </HelperText>
      )}
    </Root>
  )
}
