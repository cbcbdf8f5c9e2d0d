import type { VideoTask } from '@aurelio/contracts/video-downloader'

/** Where the file of a completed download is; null while there is none and once it has expired. */
export function fileAddress({
  task_id: id,
  result,
}: Pick<VideoTask, 'result'> & { task_id?: string }): string | null {
  if (!result || result.url === null) return null
  return result.url ?? (id === undefined ? null : `/api/youtube/files/${id}`)
}
