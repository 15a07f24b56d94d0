import type { EditableContent } from '@portal/domain/contract'
import { COUNTRIES, PORTAL_TIME_ZONE } from '@portal/domain/place'
import { Field, RadioGroup, Select, Text, TextInput } from '@portal/ui'
import { useState } from 'react'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { usePublishContentMutation } from '../content-editor.api.ts'
import { describeMove } from './describe-changes.ts'

const ZONES = [
  ...COUNTRIES.map(({ name, timeZone }) => ({ value: timeZone, label: `${name} time` })),
  { value: 'Pacific/Bougainville', label: 'Bougainville time' },
]

const WHEN = [
  { value: 'now', label: 'At once' },
  { value: 'later', label: 'At a later time' },
]

const FAILED = 'It was not published. Check your connection and try again.'

interface DialogProps {
  content: EditableContent
  onClose: () => void
}

/** Publishes at once or from a later time; an edit of public content only at once. */
export function PublishDialog({ content, onClose }: DialogProps) {
  const [publish] = usePublishContentMutation()
  const [when, setWhen] = useState('now')
  const [at, setAt] = useState({ date: '', time: '08:00', timeZone: content.timeZone || PORTAL_TIME_ZONE })
  const action = useAction({ unclear: FAILED })
  const mayChoose = content.state !== 'published'
  const isLater = mayChoose && when === 'later'
  const moved = describeMove(content)
  const submit = () => {
    const body = { version: content.version, ...(isLater && at) }
    return action.run(() => publish({ id: content.id, body }))
  }
  const set = (name: keyof typeof at) => (event: { target: { value: string } }) =>
    setAt({ ...at, [name]: event.target.value })
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={mayChoose ? `Publish ${content.title}?` : `Publish the edit of ${content.title}?`}
      description={moved ?? 'Everyone can then read it. Nobody is notified by email.'}
      verb={isLater ? 'Schedule' : 'Publish'}
      action={action}
      onSubmit={submit}
    >
      {mayChoose ? (
        <RadioGroup
          legend="When"
          name="when"
          options={WHEN}
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
      ) : (
        <Text>The date of publication and the web address don’t change.</Text>
      )}
      {isLater && (
        <>
          <Field label="Day" error={action.getError('date')} required>
            <TextInput type="date" name="date" value={at.date} onChange={set('date')} />
          </Field>
          <Field label="Time" error={action.getError('time')} required>
            <TextInput type="time" name="time" value={at.time} onChange={set('time')} />
          </Field>
          <Field label="Local time of" error={action.getError('timeZone')}>
            <Select name="timeZone" options={ZONES} value={at.timeZone} onChange={set('timeZone')} />
          </Field>
        </>
      )}
    </ActionDialog>
  )
}
