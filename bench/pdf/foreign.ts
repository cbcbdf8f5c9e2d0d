import { failureOf } from '@aurelio/formats/pdf/failure'
import { redactedFile } from '../../web/src/features/pdf-tools/operations/redacted-file.ts'
import { documentsOf, emptyWorkbench, type Workbench } from '../../web/src/features/pdf-tools/state/model.ts'
import { openFiles } from '../../web/src/features/pdf-tools/state/open-files.ts'
import { toolsFor } from '../../web/src/features/pdf-tools/state/tools.ts'
import { browserPools } from '../../web/src/features/pdf-tools/worker/pools.ts'
import { bytesOfBase64, carried } from './carried.ts'
import { pictures } from './page-fingerprints.ts'
import { peerPool, timed } from './peer-pool.ts'
import type { Carried, Changed, Covered, Opened, Refusal } from './results.ts'

/** Pages whose pixels are compared. */
const mostDrawn = 12

/** Files that others made, opened and worked on as the workbench does it, one at a time. */
export function foreignFiles() {
  const pools = browserPools()
  let state: Workbench = emptyWorkbench
  const files = openFiles(pools, (next) => {
    state = next(state)
  })

  const document = () => {
    const [first] = documentsOf(state)
    if (!first) throw new Error('no file is open')
    return first
  }
  const tools = () => {
    const signal = new AbortController().signal
    return toolsFor(state, pools, { signal, onProgress: () => undefined, say: () => undefined })
  }

  async function empty() {
    for (const { id } of state.sources) await pools.view.run('close', id, { affinity: id })
    state = emptyWorkbench
  }

  return {
    open: async ({ name, base64 }: Carried): Promise<Opened | Refusal> => {
      await empty()
      await files.open([new File([bytesOfBase64(base64)], name, { type: 'application/pdf' })])
      const [refused] = state.refused
      if (refused) return { refused: refused.failure.code }
      if (state.locked.length > 0) return { refused: 'password' }
      const { source } = document()
      const { id, file, password, pages, repaired } = source
      const all = Array.from({ length: pages }, (_, page) => page)
      try {
        const texts = await pools.view.run('plainText', { id, file, password, pages: all }, { affinity: id })
        return { texts, repaired }
      } catch (error) {
        return { refused: `its text cannot be read (${failureOf(error).detail})` }
      }
    },
    /** Blacks a word out wherever it stands, or a part of the first page. */
    cover: async (what: Covered): Promise<(Carried & { marks: number }) | Refusal> => {
      const { id, name, file, password } = document().source
      try {
        const marks =
          'word' in what
            ? await pools.view.run('findText', { id, file, password, text: what.word }, { affinity: id })
            : [{ ...what.area, page: 0 }]
        if (marks.length === 0) return { refused: 'no-marks' }
        const made = await redactedFile(tools(), document(), marks)
        return { ...(await carried(name, made)), marks: marks.length }
      } catch (error) {
        const { code, detail } = failureOf(error)
        return { refused: `${code} (${detail})` }
      }
    },
    /** A result, and whether its first pages look as they did, pixel for pixel, and all of them say the same. */
    change: async (how: Changed): Promise<(Carried & { same: boolean; milliseconds: number }) | Refusal> => {
      const { source } = document()
      try {
        const file = await tools().fileOf(document())
        let made = file
        const milliseconds = await timed(async () => {
          made =
            how === 'organise'
              ? await tools().merged(false)
              : (await pools.write.run('compress', { file, by: how, targetBytes: 0 })).file
        })
        const pages = Math.min(source.pages, mostDrawn)
        const before = await pictures(pools, file, pages)
        const after = await pictures(pools, made, pages)
        const same = before.every((picture, page) => picture === after[page])
        return { ...(await carried(source.name, made)), same, milliseconds }
      } catch (error) {
        const { code, detail } = failureOf(error)
        return { refused: `${code} (${detail})` }
      }
    },
    /** The file as it is worked on: repaired where it was damaged. */
    given: async (): Promise<Carried> => carried(document().source.name, await tools().fileOf(document())),
    /** Milliseconds of merging these files, ours and the peer's. */
    merge: async (given: readonly Carried[]) => {
      await empty()
      const all = given.map(
        ({ name, base64 }) => new File([bytesOfBase64(base64)], name, { type: 'application/pdf' }),
      )
      await files.open(all)
      const peer = peerPool()
      await tools().merged(false, state.pages.slice(0, 1))
      await peer.run('merge', [{ file: all[0] ?? new Blob(), pages: 1 }])
      let made = new Blob()
      const ours = await timed(async () => {
        made = await tools().merged(false)
      })
      const others = await timed(() =>
        peer.run(
          'merge',
          all.map((file) => ({ file })),
        ),
      ).catch(() => null)
      peer.close()
      return { ours, peer: others, pages: state.pages.length, ...(await carried('merged.pdf', made)) }
    },
  }
}
