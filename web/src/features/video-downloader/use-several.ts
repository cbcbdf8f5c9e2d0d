import type { VideoQuality } from '@aurelio/contracts/video-downloader'
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { reasonOf } from './reason.ts'

/** What is taken of every address: the video up to a quality, or its sound. */
export type Taken = VideoQuality | 'mp3'

/** A video that can be begun: an address, and which video of it where it has several. */
export type Source = { url: string; item?: number }

/** The addresses of a text, one a line; blank lines and repeated ones are left out. */
export function addressesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** Looked at so many at once: a site takes seconds to tell what there is. */
const atOnce = 3

/** True for what is wrong with one source alone: the others may be fine. */
function isOfOne(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 422
}

/**
 * Begins a download for each source, once its site has told that it can be had and is not too large. One that is refused
 * stays, with its reason; what holds for all of them ends it.
 */
export function useSeveral(onStarted: (taskId: string) => void) {
  const [taken, setTaken] = useState<Taken>('best')
  const [busy, setBusy] = useState(false)
  const [begun, setBegun] = useState(0)
  const [failures, setFailures] = useState<readonly string[]>([])

  /** `onBegun` hears of each that has begun; `nameOf` tells of which one a failure speaks. */
  async function begin<S extends Source>(
    sources: readonly S[],
    onBegun: (source: S) => void,
    nameOf: (source: S) => string,
  ) {
    setBusy(true)
    setFailures([])
    setBegun(0)
    const wanted = taken === 'mp3' ? { audio_only: true } : { quality: taken }
    const left = sources.values()
    let isOver = false
    const beginSome = async () => {
      for (const source of left) {
        if (isOver) return
        const { url, item } = source
        try {
          const order = { url, ...(item !== undefined && { item }), ...wanted, look: true }
          onStarted((await client.videoDownloader.download(order)).task_id)
          onBegun(source)
          setBegun((before) => before + 1)
        } catch (error) {
          if (isOver) return
          isOver = !isOfOne(error)
          setFailures((before) => [...before, `${nameOf(source)}: ${reasonOf(error)}`])
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, beginSome))
    setBusy(false)
  }

  return { taken, take: setTaken, busy, begun, failures, forgetFailures: () => setFailures([]), begin }
}
export type Several = ReturnType<typeof useSeveral>
