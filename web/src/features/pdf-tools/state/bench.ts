import { createStore } from 'zustand/vanilla'
import { uniqueNames } from '../../../platform/files/unique-names.ts'
import { logNotice } from '../../../platform/log.ts'
import { failureOf } from '@aurelio/formats/pdf/failure'
import type { Pools } from '../worker/pools.ts'
import { withoutFile } from './edits.ts'
import { emptyWorkbench, type Result, type ResultFile, type Workbench } from './model.ts'
import { openFiles } from './open-files.ts'
import { type Tools, toolsFor } from './tools.ts'

export type Bench = ReturnType<typeof createBench>
/** `ofPasswords`: what becomes of passwords is what it is for. */
export type Operation = (
  tools: Tools,
) => Promise<{ files: ResultFile[]; notes?: string[]; ofPasswords?: boolean }>

/** Everything the screen can ask for; its state is watched through `store`. `onMade`: a work came to its end with so many files. */
export function createBench(pools: Pools, { onMade }: { onMade: (files: number) => void }) {
  const store = createStore<Workbench>(() => emptyWorkbench)
  const change = (next: (state: Workbench) => Workbench) => store.setState(next)
  const files = openFiles(pools, change)
  let stop = new AbortController()

  async function run(operation: Operation) {
    stop.abort(new DOMException('Another one begins', 'AbortError'))
    const own = new AbortController()
    stop = own
    change((state) => ({ ...state, working: { share: 0 }, ended: null, result: null }))
    try {
      // What is done in several steps never goes back.
      const onProgress = (share: number) =>
        change(({ working, ...state }) => ({
          ...state,
          working: { ...working, share: Math.max(share, working?.share ?? 0) },
        }))
      const say = (doing: string) =>
        change(({ working, ...state }) => ({ ...state, working: { share: working?.share ?? 0, doing } }))
      const tools = toolsFor(store.getState(), pools, { signal: own.signal, onProgress, say })
      const { files: made, notes = [], ofPasswords = false } = await operation(tools)
      own.signal.throwIfAborted()
      const sources = tools.workedOn()
      const before = sources.reduce((sum, { file }) => sum + file.size, 0)
      const unique = uniqueNames()
      const named = made.map(({ name, blob }) => ({ name: unique(name), blob }))
      const isSilent = !ofPasswords && made.some(({ blob }) => blob.type === 'application/pdf')
      const opened = isSilent ? sources.filter(({ encrypted }) => encrypted).map(({ name }) => name) : []
      finish({ files: named, before, notes, opened })
      onMade(named.length)
    } catch (error) {
      if (stop !== own) return
      const ended = own.signal.aborted ? ({ cancelled: true } as const) : { failure: failureOf(error) }
      if ('failure' in ended) logNotice(ended.failure.detail)
      change((state) => ({ ...state, working: null, ended }))
    }
  }
  const finish = (result: Result) => change((state) => ({ ...state, working: null, result }))

  function clear() {
    stop.abort(new DOMException('The workbench is cleared', 'AbortError'))
    // Who waits for what was stopped is told by the empty bench.
    stop = new AbortController()
    for (const { id } of store.getState().sources) void pools.view.run('close', id, { affinity: id })
    // Files that are being opened still come.
    change(({ opening, locked }) => ({ ...emptyWorkbench, opening, locked }))
  }

  return {
    store,
    pools,
    ...files,
    change,
    run,
    cancel: () => stop.abort(new DOMException('Cancelled by the person', 'AbortError')),
    remove: (id: string) => {
      change((state) => withoutFile(state, id))
      void pools.view.run('close', id, { affinity: id })
    },
    clear,
    /** What the last work ended with is of no use any more: the person turns to something else. */
    forget: () => change((state) => ({ ...state, ended: null })),
    /** Somebody is about to bring files: what draws them is loaded meanwhile. Why one cannot be drawn is told when it is opened. */
    expectFiles: () => void pools.view.run('ready', undefined).catch(() => undefined),
    /** 'Seguir con el resultado': what was made takes the place of what it was made of. */
    goOn: async () => {
      const made = store.getState().result?.files ?? []
      clear()
      await files.open(made.map(({ name, blob }) => new File([blob], name, { type: blob.type })))
    },
    close: () => {
      stop.abort(new DOMException('The screen is gone', 'AbortError'))
      pools.close()
    },
  }
}
