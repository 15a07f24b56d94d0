import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

interface Variable {
  name: string
  default: string
  takes: string
  meaning: string
}

/** The variables of an app, as its own schema describes them. */
const variablesOf = (app: string, printer: string): Variable[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'apps', app, printer)], { encoding: 'utf8' }),
  ) as Variable[]

const cell = (text: string): string => text.replaceAll('|', '\\|')

const table = (variables: readonly Variable[]): string =>
  [
    '| variable | default | takes | meaning |',
    '| --- | --- | --- | --- |',
    ...variables.map(
      (variable) =>
        `| \`${variable.name}\` | ${cell(variable.default)} | ${cell(variable.takes)} | ${cell(variable.meaning)} |`,
    ),
  ].join('\n')

/** docs/environment.md as the schemas of both apps make it, before it is formatted. */
export const environmentPage = (): string => `# Environment

Every variable that the portal reads. This page is made from the schemas that read them
([api](../apps/api/src/config/environment.ts), [web](../apps/web/server/config/environment.ts)) by
\`pnpm docs:environment\`; a test holds it against them. A variable that is set to nothing counts as unset. A wrong
value stops the start with one line that names the variable, what it got and what it takes.

## The API

${table(variablesOf('api', 'src/config/print-environment.ts'))}

## The web server

${table(variablesOf('web', 'server/config/print-environment.ts'))}
`
