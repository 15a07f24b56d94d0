import { failOnConsoleOutput } from './quiet-console.ts'

failOnConsoleOutput()
