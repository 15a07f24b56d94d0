/** A writable output, such as `process.stdout`. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Where steps and lines are shown. */
export interface Screen {
  readonly isTerminal: boolean
  /** Shows a step while it runs, in a terminal with elapsed seconds. */
  readonly step: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  /** Writes whole lines. */
  readonly print: (text: string) => void
}

const CLEAR_LINE = '\r\u001B[K'
const SECOND_MS = 1000

export function createScreen(output: Output): Screen {
  const isTerminal = output.isTTY === true
  let status = ''
  const print = (text: string) => {
    output.write(status === '' ? text : `${CLEAR_LINE}${text}${status}`)
  }
  return {
    isTerminal,
    print,
    async step(name, work) {
      if (!isTerminal) {
        print(`${name}\n`)
        return work()
      }
      const startedAt = performance.now()
      const show = () => {
        status = `${name}: ${Math.round((performance.now() - startedAt) / SECOND_MS)} s`
        output.write(CLEAR_LINE + status)
      }
      show()
      const timer = setInterval(show, SECOND_MS)
      try {
        return await work()
      } finally {
        clearInterval(timer)
        show()
        status = ''
        output.write('\n')
      }
    },
  }
}
