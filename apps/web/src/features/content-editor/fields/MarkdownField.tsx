import { CONTENT_LIMITS } from '@portal/domain/contract'
import { Button, Cluster, Field, Stack, TextArea } from '@portal/ui'
import { useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { ControlFieldProps } from '#shared/forms/submission/definition.ts'
import { applyMark, toBlock, MARKS, formatPicture, replaceSelection, type Mark } from './insert-text.ts'
import { PictureDialog } from './PictureDialog.tsx'

const HINT =
  'An empty line begins a paragraph, ## a heading, - a list. Pictures can be dropped or pasted here.'

const findPicture = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

/** The mark for a key pressed with Ctrl or Cmd. */
const findMark = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): Mark | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey
    ? MARKS.find((mark) => mark.key === key.toLowerCase())
    : undefined

/** A text field for Markdown, with buttons and keys for its marks, and pictures by button, drop or paste. */
export function MarkdownField({ field, path, form, getError }: ControlFieldProps) {
  const area = useRef<HTMLTextAreaElement | null>(null)
  const [picture, setPicture] = useState<{ file: File | null } | null>(null)
  const value: unknown = useWatch({ control: form.control, name: path })
  const count = typeof value === 'string' ? Array.from(value.trim()).length : 0
  const { ref, ...registered } = form.register(path)

  const mark = (chosen: Mark) => area.current && applyMark(area.current, chosen)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = findMark(event)
    if (!chosen) return
    event.preventDefault()
    mark(chosen)
  }
  const addPicture = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    const file = findPicture(files)
    if (!file) return
    event.preventDefault()
    setPicture({ file })
  }
  return (
    <Stack gap={8}>
      <Field
        label={field.label}
        hint={field.hint ?? HINT}
        required={field.required}
        error={getError(path)}
        counter={{ count, max: CONTENT_LIMITS.text }}
      >
        <Cluster gap={4} role="group" aria-label={`Formatting of the ${field.label.toLowerCase()}`}>
          {MARKS.map((one) => (
            <Button
              key={one.label}
              variant="secondary"
              size="small"
              aria-keyshortcuts={one.key && `Control+${one.key.toUpperCase()}`}
              onClick={() => mark(one)}
            >
              {one.label}
            </Button>
          ))}
          <Button variant="secondary" size="small" onClick={() => setPicture({ file: null })}>
            Picture
          </Button>
        </Cluster>
        <TextArea
          rows={16}
          {...registered}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element
            ref(element)
          }}
          onKeyDown={onKeyDown}
          onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) =>
            addPicture(event, event.clipboardData.files)
          }
          onDrop={(event: DragEvent<HTMLTextAreaElement>) => addPicture(event, event.dataTransfer.files)}
        />
      </Field>
      <PictureDialog
        file={picture?.file ?? null}
        open={picture !== null}
        onOpenChange={() => setPicture(null)}
        onStored={({ url, alt, caption }) => {
          const target = area.current
          if (target) replaceSelection(target, `${toBlock(target, formatPicture(url, alt, caption))}\n\n`)
        }}
      />
    </Stack>
  )
}
