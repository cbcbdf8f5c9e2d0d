import { join } from 'node:path'
import { z } from 'zod'
import { startProcess } from '../../e2e/product/process.ts'

const answer = z.object({
  id: z.number().optional(),
  error: z.unknown().optional(),
  result: z.unknown().optional(),
})
const target = z.object({ targetId: z.string() })
const session = z.object({ sessionId: z.string() })
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional(), objectId: z.string().optional() }),
})
const processes = z.object({ processInfo: z.array(z.object({ id: z.number(), type: z.string() })) })

export type BarePage = Awaited<ReturnType<typeof barePage>>

/**
 * A page in a browser that nobody watches: what drives browsers for tests has them keep every answer that a page got, blobs
 * too, and that memory would be counted as the page's. Only asked for what is told here.
 */
export async function barePage(executablePath: string, folder: string) {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1440,900']
  const browser = startProcess(
    executablePath,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${join(folder, 'browser')}`, 'about:blank'],
    { cwd: folder, env: { LC_ALL: 'C.UTF-8' } },
  )
  const [, address = ''] = await browser.printed(/DevTools listening on (ws:\S+)/)
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (message: z.infer<typeof answer>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = answer.parse(JSON.parse(String(data)))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let last = 0
  async function send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    last += 1
    const id = last
    const { promise, resolve } = Promise.withResolvers<z.infer<typeof answer>>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { error, result } = await promise
    waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
  const { targetId } = target.parse(await send('Target.createTarget', { url: 'about:blank' }))
  const { sessionId } = session.parse(await send('Target.attachToTarget', { targetId, flatten: true }))
  const ask = async (method: string, params: object = {}) => send(method, params, sessionId)
  const evaluate = async (expression: string) => {
    const how = { expression, awaitPromise: true, returnByValue: true }
    return evaluated.parse(await ask('Runtime.evaluate', how)).result.value
  }

  return {
    ask,
    evaluate,
    /** Resolves once an expression is true in the page. */
    until: async (expression: string) => {
      while ((await evaluate(`Boolean(${expression})`)) !== true)
        await new Promise((resume) => setTimeout(resume, 100))
    },
    /** Gives a file to a file input, as a person would choose it. */
    choose: async (input: string, path: string) => {
      const { result } = evaluated.parse(
        await ask('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(input)})` }),
      )
      await ask('DOM.setFileInputFiles', { files: [path], objectId: result.objectId })
    },
    /** Numbers of the processes that draw pages. */
    renderers: async () =>
      processes
        .parse(await send('SystemInfo.getProcessInfo'))
        .processInfo.filter(({ type }) => type === 'renderer')
        .map(({ id }) => id),
    close: async () => {
      socket.close()
      browser.signal('SIGTERM')
      await browser.ended
    },
  }
}
