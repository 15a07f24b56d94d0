import { Environment } from './environment.ts'
import { describeVariables } from './variable.ts'

// Read by packages/checks, which makes docs/environment.md of it.
process.stdout.write(JSON.stringify(describeVariables(Environment)))
