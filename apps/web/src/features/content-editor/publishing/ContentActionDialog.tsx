import type { EditableContent } from '@portal/domain/contract'
import { useNavigate } from 'react-router-dom'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { paths } from '#shared/urls/paths.ts'
import {
  useDiscardEditMutation,
  useRestoreContentMutation,
  useUnscheduleContentMutation,
} from '../content-editor.api.ts'
import { describeRestoration } from './describe-changes.ts'

type ConfirmedAction = 'restore' | 'unschedule' | 'discard'

const FAILED = 'That did not work. Check your connection and try again.'

/** The texts that ask to confirm the action and describe its effect. */
function getTexts(action: ConfirmedAction, content: EditableContent) {
  const { title, state, hasEdit } = content
  switch (action) {
    case 'restore':
      return {
        title: `Restore ${title}?`,
        text: [
          'It is public again at its old address, with its old date.',
          hasEdit && 'Your edit is published with it.',
          describeRestoration(content),
        ],
        verb: 'Restore',
      }
    case 'unschedule':
      return {
        title: `Make ${title} a draft again?`,
        text: ['It is not published until you say so. Nobody is notified by email.'],
        verb: 'Make it a draft',
      }
    case 'discard':
      return state === 'draft'
        ? { title: `Delete ${title}?`, text: ['You can’t undo this.'], verb: 'Delete the draft' }
        : {
            title: `Discard the edit of ${title}?`,
            text: ['The form goes back to what is published. You can’t undo this.'],
            verb: 'Discard the edit',
          }
  }
}

interface ContentActionDialogProps {
  action: ConfirmedAction
  content: EditableContent
  onClose: () => void
}

/** Asks before content is restored, made a draft again, or discarded. */
export function ContentActionDialog({ action, content, onClose }: ContentActionDialogProps) {
  const navigate = useNavigate()
  const [restore] = useRestoreContentMutation()
  const [unschedule] = useUnscheduleContentMutation()
  const [discard] = useDiscardEditMutation()
  const confirmation = useAction({ unclear: FAILED })
  const { title, text, verb } = getTexts(action, content)
  const confirm = () => {
    const change = { id: content.id, body: { version: content.version } }
    const send = { restore, unschedule, discard }[action]
    return confirmation.run<unknown>(() => send(change))
  }
  const close = () => {
    onClose()
    if (action === 'discard' && content.state === 'draft') void navigate(paths.admin({ tab: 'content' }))
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      onDone={close}
      title={title}
      description={text.filter(Boolean).join(' ')}
      verb={verb}
      isDangerous={action === 'discard'}
      action={confirmation}
      onSubmit={confirm}
    />
  )
}
