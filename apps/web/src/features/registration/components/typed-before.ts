import { TEXT_FIELDS, type Shop } from '../shop.ts'

/** What somebody typed into the server's page before its script came: the form would begin blank otherwise. */
export function typedBefore(formId: string): Partial<Shop> {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const typed = new FormData(form)
  const texts = TEXT_FIELDS.flatMap((field) => {
    const text = typed.get(field)
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : []
  })
  return Object.fromEntries(texts)
}
