import type { FfmpegRun } from '../ffmpeg/ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/ffmpeg.ts'
import { failureOf } from './transcode.ts'

/** Seconds of a part; films have a key picture every two. */
const partSeconds = 6

/** The playlist that names those of each size. */
export const hlsPlaylist = 'film.m3u8'

/**
 * Cuts films that were made already into HLS with fMP4, by copying: one file for each size, of which players ask for parts.
 * Returns the names of its files.
 */
export async function packHls(
  ffmpeg: string,
  { files, hasSound }: { files: readonly string[]; hasSound: boolean },
  run: FfmpegRun,
): Promise<string[]> {
  const inputs = files.flatMap((file) => [
    '-protocol_whitelist',
    'file',
    '-f',
    'mov',
    '-i',
    `${run.folder}/${file}`,
  ])
  const maps = files.flatMap((_, at) => ['-map', `${at}:v:0`, ...(hasSound ? ['-map', `${at}:a:0`] : [])])
  const streams = files.map((_, at) => (hasSound ? `v:${at},a:${at}` : `v:${at}`)).join(' ')
  const end = await runFfmpeg(
    ffmpeg,
    [
      ...inputs,
      ...maps,
      '-c',
      'copy',
      '-f',
      'hls',
      '-hls_time',
      String(partSeconds),
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_flags',
      'single_file+independent_segments',
      '-master_pl_name',
      hlsPlaylist,
      '-var_stream_map',
      streams,
      `${run.folder}/hls-%v.m3u8`,
    ],
    run,
  )
  if (end.code !== 0) throw failureOf(end.stderr)
  return [hlsPlaylist, ...files.flatMap((_, at) => [`hls-${at}.m3u8`, `hls-${at}.m4s`])]
}
