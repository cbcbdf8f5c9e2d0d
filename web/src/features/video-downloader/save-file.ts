import type { VideoTask } from '@aurelio/contracts/video-downloader'

/** Where the file of a completed download is; null while there is none and once it has expired. */
export function fileAddress({
  task_id: id,
  result,
}: Pick<VideoTask, 'result'> & { task_id?: string }): string | null {
  if (!result || result.url === null) return null
  return result.url ?? (id === undefined ? null : `/api/youtube/files/${id}`)
}

/** Hands a file to the browser's own downloads, as a click on a link does. */
export function saveFile(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
