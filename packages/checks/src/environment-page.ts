import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

interface Variable {
  name: string
  default: string
  format: string
  meaning: string
}

/** Reads the variables of an app from its schema. */
const readVariables = (app: string, printer: string): Variable[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'apps', app, printer)], { encoding: 'utf8' }),
  ) as Variable[]

const escapeCell = (text: string): string => text.replaceAll('|', '\\|')

const table = (variables: readonly Variable[]): string =>
  [
    '| variable | default | takes | meaning |',
    '| --- | --- | --- | --- |',
    ...variables.map(
      (variable) =>
        `| \`${variable.name}\` | ${escapeCell(variable.default)} | ${escapeCell(variable.format)} | ${escapeCell(variable.meaning)} |`,
    ),
  ].join('\n')

/** Variables of both apps are explained only once, with the API. */
const removeRepetition = (variables: readonly Variable[], api: readonly Variable[]): readonly Variable[] =>
  variables.map((variable) =>
    api.some(({ name, meaning }) => name === variable.name && meaning === variable.meaning)
      ? { ...variable, meaning: 'as for the API' }
      : variable,
  )

/** Renders docs/environment.md from the schemas of both apps, not yet formatted. */
export function renderEnvironmentPage(): string {
  const api = readVariables('api', 'src/config/print-environment.ts')
  const web = readVariables('web', 'server/config/print-environment.ts')
  return `# Environment

Every variable that the portal reads. An empty one counts as unset. A wrong value stops the start with one line that names
the variable, its value and what it takes. To add one, extend the app's schema ([api](../apps/api/src/config/environment.ts),
[web](../apps/web/server/config/environment.ts)) and \`Config\` in \`config.ts\` beside it, then run
\`pnpm docs:environment\`, which generates this page; a test compares them.

## The API

${table(api)}

## The web server

${table(removeRepetition(web, api))}
`
}
