import { runCommand } from '../command/run-command.ts'
import { readConfig } from '../platform/config.ts'
import { temporaryFolder } from './engines.ts'

/** Runs `aurelio` as at a terminal; gives its exit code and what it said. */
export async function aurelio(
  args: readonly string[],
  environment: Record<string, string>,
  folder: string = temporaryFolder(),
): Promise<{ code: number; output: string; errors: string }> {
  const output: string[] = []
  const errors: string[] = []
  const code = await runCommand(args, {
    say: (line) => void output.push(line),
    complain: (line) => void errors.push(line),
    folder,
    readConfig: () => readConfig(environment),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}
