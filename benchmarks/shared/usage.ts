import type { Usage } from './measured-server.ts'

/** Loaded before a measured server: reports the usage of its process over the IPC channel. */
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage()
  const usage: Usage = { cpu: user + system, memory: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.channel?.unref()
// The server ends with its bench.
process.on('disconnect', () => process.exit())
