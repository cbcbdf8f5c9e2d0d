import type { VideoQuality } from '@aurelio/contracts/video-downloader'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { reasonOf } from './reason.ts'

/** What is taken of every address: the video up to a quality, or its sound. */
export type Taken = VideoQuality | 'mp3'

/** The addresses of a text, one a line; blank lines and repeated ones are left out. */
export function addressesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** Begins a download for each address; the first that cannot be begun ends it, and stays with those behind it. */
export function useSeveral(onStarted: (taskId: string) => void) {
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<Taken>('best')
  const [busy, setBusy] = useState(false)
  const [begun, setBegun] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const addresses = addressesIn(text)

  async function begin() {
    setBusy(true)
    setFailure(null)
    setBegun(0)
    const waiting = [...addresses]
    try {
      for (let url = waiting[0]; url !== undefined; url = waiting[0]) {
        const wanted = taken === 'mp3' ? { audio_only: true } : { quality: taken }
        const started = await client.videoDownloader.download({ url, ...wanted })
        onStarted(started.task_id)
        waiting.shift()
        setText(waiting.join('\n'))
        setBegun(addresses.length - waiting.length)
      }
    } catch (error) {
      setFailure(`${waiting[0] ?? ''}: ${reasonOf(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return {
    text,
    taken,
    addresses,
    busy,
    begun,
    failure,
    enter: (next: string) => {
      setText(next)
      setFailure(null)
    },
    take: setTaken,
    begin,
  }
}
