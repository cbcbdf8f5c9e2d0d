import { readConfig } from '../platform/config.ts'
import { giveWay } from './give-way.ts'
import { runCommand } from './run-command.ts'

// Whoever reads the output may go away (`npx aurelio doctor | head`).
process.stdout.on('error', () => {})

giveWay()

process.exitCode = await runCommand(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  folder: process.cwd(),
  readConfig: () => readConfig(process.env),
})
