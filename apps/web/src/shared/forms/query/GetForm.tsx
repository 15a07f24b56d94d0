import type { ComponentPropsWithRef, SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { withQuery } from '#shared/urls/paths.ts'

/** The values of a form, without blank fields and files. */
function readFilledFields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '')
      values[name] = [...(values[name] ?? []), value.trim()]
  }
  return values
}

export type GetFormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> & {
  /** The path to navigate to, with the values as its query. */
  action: string
  /** Keeps the scroll position and the focus, for the controls of a list. */
  preventScrollReset?: boolean
  /** Whether to navigate with these values. */
  mayNavigate?: (values: Readonly<Record<string, string[]>>) => boolean
}

/** A form that navigates to an address: through the router, and through the browser without script. */
export function GetForm({
  action,
  preventScrollReset = false,
  mayNavigate: accepts,
  children,
  ...rest
}: GetFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readFilledFields(event.currentTarget, event.nativeEvent.submitter)
    if (accepts && !accepts(values)) return
    // The state keeps the focus too: see `useFocusOnNavigation`.
    void navigate(withQuery(action, values), { preventScrollReset, state: preventScrollReset })
  }
  return (
    <form {...rest} method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  )
}
