import type { VideoTask } from '@aurelio/contracts/video-downloader'
import { useEffect, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { reasonOf } from './reason.ts'

/** Between two questions, in milliseconds (dashboard.md §9). */
const interval = 1000

/** What the screen knows of the download it follows; null before the first answer. */
export type Followed = Partial<VideoTask> & Pick<VideoTask, 'status'>

/**
 * Asks for a task's status each second until it is completed or failed. A failing question counts as a failed
 * download. Stops on leaving the screen and when another task, or none, is followed.
 */
export function useTaskPolling(taskId: string | null, onEnd: (task: Followed) => void): Followed | null {
  const [known, setKnown] = useState<{ id: string; task: Followed } | null>(null)
  useEffect(() => {
    if (taskId === null) return undefined
    const stopped = new AbortController()
    let timer: number | undefined
    const end = (task: Followed) => {
      setKnown({ id: taskId, task })
      onEnd(task)
    }
    const ask = async () => {
      try {
        const task = await client.videoDownloader.status({ taskId }, { signal: stopped.signal })
        if (stopped.signal.aborted) return
        if (task.status === 'completed' || task.status === 'failed') return end(task)
        setKnown({ id: taskId, task })
        timer = window.setTimeout(() => void ask(), interval)
      } catch (error) {
        if (!stopped.signal.aborted) end({ status: 'failed', error: reasonOf(error) })
      }
    }
    timer = window.setTimeout(() => void ask(), interval)
    return () => {
      stopped.abort()
      window.clearTimeout(timer)
    }
  }, [taskId, onEnd])
  return known?.id === taskId ? known.task : null
}
