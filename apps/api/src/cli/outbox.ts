import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readMailConfig } from '#config/config.ts'
import { createLog } from '#process/log.ts'
import { createRecipientTrustLookup } from '#mail/outbox/address-confirmation.service.ts'
import { createMailer, type DeliveryCounts } from '#mail/outbox/delivery.service.ts'
import { createTransport } from '#mail/transports/create-transport.ts'
import { retryAbandoned } from '#mail/outbox/outbox.service.ts'
import { print } from './print.ts'
import { withStore } from './with-store.ts'

export function createOutboxCommand(): Command {
  return new Command('outbox').description('Mails that wait to be sent').addCommand(
    new Command('send')
      .description('sends what is due: to the server of SMTP_URL, else into files of DATA_DIR/outbox')
      .option('--given-up', 'also retry mails that were given up')
      .action(({ givenUp = false }: { givenUp?: boolean }) => sendMails(givenUp)),
  )
}

async function sendMails(alsoGivenUp: boolean): Promise<void> {
  const config = readMailConfig(process.env)
  const transport = createTransport(config)
  const log = createLog({ logLevel: 'warn' }, process.stderr)
  const pass = await withStore(async (store) => {
    const getRecipientTrust = createRecipientTrustLookup(store.read, config.contactEmail)
    if (alsoGivenUp) await retryAbandoned(store.write, store.now())
    return createMailer({ store, now: store.now, randomBytes, log, getRecipientTrust }, transport).send()
  })
  print(`${formatReport(pass)}\n`)
}

const formatReport = ({ sent, postponed, givenUp }: DeliveryCounts): string =>
  `${sent} sent, ${postponed} to be tried again later, ${givenUp} given up`
