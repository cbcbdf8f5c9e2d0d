import createQpdf from '@neslinesli93/qpdf-wasm/dist/qpdf.js'
import { failureOf, PdfError } from './failure.ts'
import type { Bytes } from './bytes.ts'

/** qpdf's WebAssembly: `address` as its own script names it here, `compile` in whichever way is the fastest here. */
export type QpdfProgram = { address: string; compile: () => Promise<WebAssembly.Module> }
type Heard = { onProgress?: ((share: number) => void) | undefined; signal?: AbortSignal }
/** Exit codes that leave a result: 3 came with warnings. */
const good = new Set([0, 3])

let program: QpdfProgram | undefined

/** Where qpdf comes from on this side: told once, before anything runs. */
export function qpdfComesFrom(own: QpdfProgram): void {
  program = own
}

/** An instance for the next run, made while nobody waits. */
let spare: Promise<Started> | undefined

type Files = Readonly<Record<string, Bytes>>

/**
 * Runs qpdf over files that it finds by their names, and returns the one named `out`; `repaired`: what was damaged was read as
 * well as it can be. Rejects with a PdfError.
 */
export async function qpdf(files: Files, parameters: string[], told: Heard = {}) {
  try {
    return await ran(files, parameters, told)
  } catch (error) {
    const { code, detail } = failureOf(error)
    if (code !== 'damaged') throw error
    const whole = await allGathered(files, detail).catch(() => {
      throw error
    })
    return { ...(await ran(whole, parameters, told)), repaired: true }
  }
}

/** Those of the files that a complaint names, gathered object by object. */
async function allGathered(files: Files, complained: string): Promise<Files> {
  const { gathered } = await import('./gathered.ts')
  const whole = { ...files }
  for (const [name, content] of Object.entries(files))
    if (complained.includes(name)) whole[name] = await gathered(content)
  return whole
}

/** Each run has an instance of its own: one that ran before is not to be trusted. */
async function ran(files: Files, parameters: string[], told: Heard) {
  const next = spare ?? start()
  spare = undefined
  const { instance, lines, hearing } = await next
  told.signal?.throwIfAborted()
  hearing.onProgress = told.onProgress
  for (const [name, content] of Object.entries(files)) instance.FS.writeFile(name, content)
  // It puts its own name in front of what it is given.
  const code = instance.callMain([...parameters])
  // The answer goes out before.
  spare = new Promise((resume) => setTimeout(resume)).then(start)
  if (!good.has(code)) throw complaint(lines)
  return { output: instance.FS.readFile('out'), repaired: code === 3, lines }
}

/** Compiled once for all runs of a worker. */
let compiled: Promise<WebAssembly.Module> | undefined

type Started = Awaited<ReturnType<typeof start>>

async function start() {
  if (!program) throw new Error('nobody said where qpdf comes from')
  const { address, compile } = program
  compiled ??= compile()
  const module = await compiled
  const lines: string[] = []
  const hearing: { onProgress: Heard['onProgress'] } = { onProgress: undefined }
  const { log, error } = console
  const { instantiate, instantiateStreaming } = WebAssembly
  const hear = (line: unknown) => {
    const percent = /write progress: (\d+)%/.exec(String(line))?.[1]
    if (percent === undefined) lines.push(String(line))
    else hearing.onProgress?.(Number(percent) / 100)
  }
  const instantiateCompiled = async (_: unknown, imports: WebAssembly.Imports) => ({
    module,
    instance: await instantiate(module, imports),
  })
  // It speaks to the console that it finds when it starts, compiles itself anew, and has no setting for either.
  Object.assign(console, { log: hear, error: hear })
  Object.assign(WebAssembly, { instantiate: instantiateCompiled, instantiateStreaming: instantiateCompiled })
  try {
    return { instance: await createQpdf({ locateFile: () => address }), lines, hearing }
  } finally {
    Object.assign(console, { log, error })
    Object.assign(WebAssembly, { instantiate, instantiateStreaming })
  }
}

function complaint(lines: readonly string[]): PdfError {
  const text = lines.join('\n')
  if (/invalid password/i.test(text)) return new PdfError('wrong-password', text)
  if (/no pages|zero pages/i.test(text)) return new PdfError('no-pages', text)
  if (/bad_alloc|memory/i.test(text)) return new PdfError('memory', text)
  return new PdfError('damaged', text)
}
