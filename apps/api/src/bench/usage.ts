import type { Usage } from './server-process.ts'

/** Loaded before a server of the bench: reports the usage of its process over the IPC channel. */
process.on('message', (message) => {
  if (message !== 'usage') return
  const usage: Usage = { cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.channel?.unref()
