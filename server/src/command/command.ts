import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../platform/config.ts'

/** What a command has of the terminal that it was given at. */
export type Terminal = {
  /** Says a line of its result. */
  say: (line: string) => void
  /** Where relative names of files begin. */
  folder: string
  /** The settings, as the server would have them. Throws `ConfigError`. */
  readConfig: () => Config
}

export type Given = {
  /** What stands behind the command's name, without options. */
  words: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

/** One command of `aurelio`. `run` gives the exit code, 0 where it gives none; it throws what went wrong. */
export type Command = {
  /** How it is called: `backup <archivo>`. */
  usage: string
  /** How many words it takes, at least and at most. */
  words: readonly [least: number, most: number]
  options: ParseArgsOptionsConfig
  /** What else `--help` says of it, one line each. */
  details: readonly string[]
  run: (given: Given, terminal: Terminal) => Promise<number | void>
}

/** What stops a command, in words for whoever gave it: what happened, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}
