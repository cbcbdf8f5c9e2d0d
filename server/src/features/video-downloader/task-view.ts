import type { VideoInfo as InfoView, VideoTask } from '@aurelio/contracts/video-downloader'
import type { VideoInfo } from '@aurelio/media/engine'
import type { VideoTaskRow } from '../../platform/database/tables/videos.ts'
import { wantedSchema } from './wanted.ts'

const statuses = {
  queued: 'processing',
  processing: 'processing',
  downloading: 'downloading',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
} as const

/** A task as its owner sees it; `ahead` counts the downloads that begin before one that waits. */
export function taskView(row: VideoTaskRow, ahead: number): VideoTask {
  const { kind } = wantedSchema.parse(JSON.parse(row.wanted))
  return {
    task_id: row.id,
    status: statuses[row.state],
    progress: row.state === 'completed' ? 100 : row.percent,
    error: row.state === 'cancelled' ? 'The download was cancelled.' : row.error,
    result:
      row.state === 'completed'
        ? {
            filename: row.filename ?? 'video',
            size: row.size ?? 0,
            duration: row.duration,
            url: row.fileKey ? `/api/youtube/files/${row.id}` : null,
          }
        : null,
    title: row.title,
    kind,
    speed: row.speed,
    eta: row.eta,
    queue_position: row.state === 'queued' ? ahead : null,
    cancelled: row.state === 'cancelled',
    created_at: row.createdAt,
    expires_at: row.state === 'completed' ? row.expiresAt : null,
  }
}

/** The info in the specification's field names; the picture is served by this server. */
export function infoView(info: VideoInfo, infoId: string): InfoView {
  return {
    title: info.title,
    duration: info.duration,
    duration_estimated: info.durationEstimated,
    thumbnail: info.thumbnail && `/api/youtube/thumbnails/${infoId}`,
    formats: info.formats.map((format) => ({
      format_id: format.id,
      resolution: format.resolution,
      extension: format.ext,
      filesize: format.filesize,
      filesize_estimated: format.filesizeEstimated,
      height: format.height,
      bitrate: format.bitrate,
    })),
    subtitles: info.subtitles,
    playlist: info.playlist,
  }
}
