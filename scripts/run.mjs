import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] Defaults to the checkout.
 * @property {NodeJS.ProcessEnv} [env] Added to this process's environment.
 * @property {number} [timeout] Milliseconds; the command is killed after them.
 * @property {boolean} [live] Passes the output through as it comes, besides collecting it.
 */

/**
 * Runs a command to its end and collects what it prints. A command that cannot start is a failure like
 * any other: `code` is 127 and `output` says why.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, timeout, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (/** @type {string} */ text) => {
        output += text
        if (live) process.stdout.write(text)
      })
    }
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code, signal) => {
      if (signal)
        output += `\n${command}: ended by ${signal}${timeout ? ` (limit ${timeout / 1000} s)` : ''}\n`
      resolve({ code: code ?? 1, output })
    })
  })
}

/** A step that failed: its message is the one line for the person, `output` the details. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/**
 * Prints what a `StepError` (or any other failure) has to say and gives the exit code.
 * @param {unknown} error
 */
export function report(error) {
  if (error instanceof StepError) {
    if (error.output) process.stderr.write(`${error.output.trimEnd()}\n\n`)
    process.stderr.write(`${error.message}\n`)
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
  return 1
}
