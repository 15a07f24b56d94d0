import type { Usage } from './server-process.ts'

/** Loaded before a server of the bench: says over the private channel of its parent what the process has used. */
process.on('message', (message) => {
  if (message !== 'usage') return
  const usage: Usage = { cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.channel?.unref()
