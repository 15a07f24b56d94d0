import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { fileTransport } from './file-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Mails go to the server that is set; without one each becomes a file in the data folder's `outbox`. */
export const openTransport = ({
  smtp,
  dataDir,
  contactEmail,
}: Pick<Config, 'smtp' | 'dataDir' | 'contactEmail'>): Transport =>
  smtp === null ? fileTransport(join(dataDir, 'outbox'), contactEmail) : smtpTransport(smtp, contactEmail)
