/** The video downloader: what was learnt about an address, and what is fetched. */
export type VideoTables = {
  videoInfo: VideoInfoRow
  videoTask: VideoTaskRow
}

/** What a person last learned about an address: a download may only name a format of it. */
export type VideoInfoRow = {
  id: string
  workspaceId: string
  userId: string
  url: string
  createdAt: string
  info: string
}

export type VideoTaskState = 'queued' | 'downloading' | 'processing' | 'completed' | 'failed' | 'cancelled'

export type VideoTaskRow = {
  id: string
  workspaceId: string
  userId: string
  jobId: string | null
  url: string
  /** What of the address was asked for. */
  wanted: string
  state: VideoTaskState
  title: string
  /** 0 to 100. */
  percent: number
  /** Bytes a second. */
  speed: number
  /** Seconds left. */
  eta: number | null
  error: string | null
  /** Bytes that came over the network for it, failed attempts too. */
  received: number
  filename: string | null
  size: number | null
  /** Seconds. */
  duration: number | null
  fileKey: string | null
  /** 1 once its owner removed it: it still counts for the daily quota. */
  hidden: 0 | 1
  createdAt: string
  finishedAt: string | null
  expiresAt: string | null
}
