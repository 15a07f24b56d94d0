/** Headers by name, each one line of ASCII. */
export type MailHeaders = Readonly<Record<string, string>>

/** A mail for any transport. */
export interface Mail {
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Besides the headers of every mail. */
  readonly headers: MailHeaders
}

/** Sends a mail. Throws a DeliveryError on failure; ends soon after the signal aborts. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>

/** Why a mail was not sent. Its message contains codes only, since servers repeat addresses in their texts. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Whether the recipient does not exist, so that another attempt would also fail. */
  readonly isFinal: boolean

  constructor(message: string, options?: ErrorOptions & { readonly isFinal?: boolean }) {
    super(message, options)
    this.isFinal = options?.isFinal ?? false
  }
}
