import { parseArgs } from 'node:util'
import { ConfigError } from '../platform/config-error.ts'
import { productVersion } from '../platform/product-version.ts'
import { type Command, CommandError, type Terminal } from './command.ts'
import { commands } from './commands.ts'

/** What a command ends with: done, something went wrong, it was called the wrong way. */
const codes = { done: 0, failed: 1, misused: 2 } as const

const helpWords = new Set([undefined, 'help', '--help', '-h'])

type Voices = Terminal & { complain: (line: string) => void }

/** Runs what stands behind `aurelio` on the command line; gives the exit code. Throws what nobody has thought of. */
export async function runCommand(args: readonly string[], terminal: Voices): Promise<number> {
  const [name, ...rest] = args
  if (helpWords.has(name)) {
    overview().forEach(terminal.say)
    return codes.done
  }
  if (name === '--version') {
    terminal.say(productVersion)
    return codes.done
  }
  const listed = commands[name ?? '']
  if (!listed) {
    terminal.complain(`No hay ninguna orden «${name}». Las que hay: ${Object.keys(commands).join(', ')}.`)
    return codes.misused
  }
  const command = await listed.load()
  if (rest.some((arg) => arg === '--help' || arg === '-h')) {
    for (const line of [listed.summary, '', ...usage(command)]) terminal.say(line)
    return codes.done
  }
  const given = parse(command, rest)
  if (!given) {
    usage(command).forEach(terminal.complain)
    return codes.misused
  }
  try {
    return (await command.run(given, terminal)) ?? codes.done
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ConfigError)) throw error
    terminal.complain(error.message)
    return codes.failed
  }
}

/** Null where it was called otherwise than it takes. */
function parse({ words: [least, most], options }: Command, args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: true })
    if (positionals.length < least || positionals.length > most) return null
    const given = Object.entries(values).flatMap(([name, value]) =>
      Array.isArray(value) ? [] : [[name, value] as const],
    )
    return { words: positionals, options: Object.fromEntries(given) }
  } catch {
    return null
  }
}

function usage({ usage: shape, details }: Command): string[] {
  return [`Uso: npx aurelio ${shape}`, ...details.map((line) => `  ${line}`)]
}

function overview(): string[] {
  const names = Object.keys(commands)
  const width = Math.max(...names.map((name) => name.length))
  return [
    'Uso: npx aurelio <orden>',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Los ajustes son los del servidor, del entorno. «npx aurelio <orden> --help» dice más de cada una.',
  ]
}
