import type { VideoQuality } from '@aurelio/contracts/video-downloader'
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

/** Begins a download for each source; the first that cannot be begun ends it, and stays with those behind it. */
export function useSeveral(onStarted: (taskId: string) => void) {
  const [taken, setTaken] = useState<Taken>('best')
  const [busy, setBusy] = useState(false)
  const [begun, setBegun] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)

  /** `onBegun` hears of each that has begun; `nameOf` tells of which one a failure speaks. */
  async function begin<S extends Source>(
    sources: readonly S[],
    onBegun: (source: S) => void,
    nameOf: (source: S) => string,
  ) {
    setBusy(true)
    setFailure(null)
    setBegun(0)
    const wanted = taken === 'mp3' ? { audio_only: true } : { quality: taken }
    for (const [index, source] of sources.entries()) {
      const { url, item } = source
      try {
        const order = { url, ...(item !== undefined && { item }), ...wanted }
        onStarted((await client.videoDownloader.download(order)).task_id)
      } catch (error) {
        setFailure(`${nameOf(source)}: ${reasonOf(error)}`)
        break
      }
      onBegun(source)
      setBegun(index + 1)
    }
    setBusy(false)
  }

  return { taken, take: setTaken, busy, begun, failure, forgetFailure: () => setFailure(null), begin }
}
export type Several = ReturnType<typeof useSeveral>
