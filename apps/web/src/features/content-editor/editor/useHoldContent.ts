import type { EditableContent } from '@portal/domain/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { contentEditorApi } from '../content-editor.api.ts'

type State = Record<typeof contentEditorApi.reducerPath, ReturnType<typeof contentEditorApi.reducer>>

/**
 * Takes what a save answered for the content that is shown: until it was asked for again, the editor would begin anew
 * with the text from before.
 */
export function useHoldContent(): (content: EditableContent) => void {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  return (content) => {
    dispatch(contentEditorApi.util.updateQueryData('getContent', content.id, () => content))
  }
}
