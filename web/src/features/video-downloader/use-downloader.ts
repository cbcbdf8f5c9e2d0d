import type { AudioFormat, VideoInfo, VideoQuality } from '@aurelio/contracts/video-downloader'
import { useCallback, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { defaultFormat } from './formats.ts'
import { cutOf, type Trim } from './moments.ts'
import { reasonOf } from './reason.ts'
import type { Track } from './tracks.ts'
import { type Followed, useTaskPolling } from './use-task-polling.ts'

export type Extra =
  | ({ kind: 'subtitles'; as?: 'srt' | 'text' } & Track)
  | { kind: 'thumbnail' }
  | { kind: 'frame'; at: number }
type Choice = Trim & {
  formatId: string | null
  quality: VideoQuality
  audioOnly: boolean
  audioFormat: AudioFormat
  /** Subtitles that are drawn onto the picture. */
  burned: Track | null
}
const firstChoice: Choice = {
  formatId: null,
  quality: 'best',
  audioOnly: false,
  audioFormat: 'mp3',
  burned: null,
  from: '',
  to: '',
}

type Parts = {
  /** A download of this visit has begun. */
  onStarted: (taskId: string) => void
  onEnded: (taskId: string | undefined, task: Followed) => void
}

async function startDownload(url: string, choice: Choice, extra: Extra | undefined) {
  const { formatId, quality, audioOnly, audioFormat, burned } = choice
  const cut = cutOf(choice)
  const started = await client.videoDownloader.download({
    url,
    ...(formatId !== null && { format_id: formatId }),
    quality,
    audio_only: audioOnly,
    audio_format: audioFormat,
    ...(cut && !extra && { cut }),
    ...(burned &&
      !audioOnly &&
      !extra && { burned: { language: burned.language, automatic: burned.automatic } }),
    ...(extra && { extra }),
  })
  return started.task_id
}

/** The banner for a failed download that brings its reason; cancelling is no failure. */
function failureText({ status, error, cancelled }: Followed) {
  return status === 'failed' && error && cancelled !== true ? `Download failed: ${error}` : null
}

function hasEnded(task: Followed | null) {
  return task?.status === 'completed' || task?.status === 'failed'
}

/** What the screen holds and does (dashboard.md §4, video downloader). */
export function useDownloader({ onStarted, onEnded }: Parts) {
  const [url, setUrl] = useState('')
  const [fetched, setFetched] = useState<{ url: string; info: VideoInfo } | null>(null)
  const [choice, setChoice] = useState<Choice>(firstChoice)
  const [busy, setBusy] = useState<'fetching' | 'starting' | null>(null)
  const [taskId, setTaskId] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  const onEnd = useCallback(
    (task: Followed) => {
      const failure = failureText(task)
      if (failure !== null) setError(failure)
      onEnded(task.task_id, task)
    },
    [onEnded],
  )
  const task = useTaskPolling(taskId, onEnd)
  const running = taskId !== null && !hasEnded(task)

  function forget() {
    setFetched(null)
    setChoice(firstChoice)
    setTaskId(null)
    setError(null)
  }

  /** A different address throws away what was learned of the one before. */
  function enterUrl(next: string) {
    setUrl(next)
    if (fetched ? next.trim() !== fetched.url : error !== null) forget()
  }

  async function during(kind: 'fetching' | 'starting', failure: string, work: () => Promise<void>) {
    setBusy(kind)
    await work().catch((reason: unknown) => setError(`${failure}: ${reasonOf(reason)}`))
    setBusy(null)
  }

  async function getInfo(entered = url) {
    const address = entered.trim()
    if (address === '') return setError('Please enter a YouTube URL')
    forget()
    await during('fetching', 'Error fetching video info', async () => {
      const info = await client.videoDownloader.info({ url: address })
      setFetched({ url: address, info })
      setChoice({ ...firstChoice, formatId: defaultFormat(info.formats) })
    })
  }

  async function download(extra?: Extra) {
    if (!fetched) return
    setError(null)
    setTaskId(null)
    await during('starting', 'Error starting download', async () => {
      const id = await startDownload(fetched.url, choice, extra)
      setTaskId(id)
      onStarted(id)
    })
  }

  return {
    url,
    info: fetched?.info ?? null,
    choice,
    busy,
    /** A download of this screen is under way. */
    running,
    taskId,
    task,
    error,
    enterUrl,
    getInfo,
    download,
    choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
    showError: setError,
    /** Follows a task that was begun again. */
    follow: (id: string) => {
      setError(null)
      setTaskId(null)
      // In its own turn, so that the same id is followed anew.
      window.setTimeout(() => setTaskId(id))
    },
    clear: () => {
      setUrl('')
      forget()
    },
  }
}
export type Downloader = ReturnType<typeof useDownloader>
