import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Grows with every change below, so that a folder of an earlier shape is not taken for this one. */
const shape = 5
export const mediaSeconds = 10

/**
 * Makes the test media once per machine and returns their folder: ten seconds of a test picture and a tone as one
 * MP4, as HLS and as DASH with three heights and the sound apart, a picture, subtitles, and pages that hold them.
 * Needs ffmpeg on the PATH.
 */
export async function makeMedia(): Promise<string> {
  const folder = join(tmpdir(), `aurelio-media-${shape}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(join(draft, 'hls'), { recursive: true })
  await mkdir(join(draft, 'dash'))
  const inputs = ['-f', 'lavfi', '-i', `testsrc=size=1920x1080:rate=25:duration=${mediaSeconds}`]
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${mediaSeconds}`]
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50']
  const audio = ['-c:a', 'aac', '-b:a', '96k']
  await ffmpeg(draft, [
    ...inputs,
    ...sound,
    '-vf',
    'scale=640:360',
    ...video,
    ...audio,
    '-movflags',
    '+faststart',
    'progressive.mp4',
  ])
  const opus = ['-c:a', 'libopus', '-b:a', '48k']
  await ffmpeg(draft, [...sound, ...opus, 'opus.webm'])
  const heights =
    '[0:v]split=3[x][y][z];[x]scale=854:480,setdar=16/9[a];[y]scale=1280:720,setdar=16/9[b];[z]setdar=16/9[c]'
  const maps = ['-map', '[a]', '-map', '[b]', '-map', '[c]', '-map', '1:a']
  const rates = ['-b:v:0', '800k', '-b:v:1', '1600k', '-b:v:2', '3200k']
  const ladder = ['ladder.mp4']
  await ffmpeg(draft, [
    ...inputs,
    ...sound,
    '-filter_complex',
    heights,
    ...maps,
    ...video,
    ...rates,
    ...audio,
    ...ladder,
  ])
  await ffmpeg(draft, [
    '-i',
    'ladder.mp4',
    '-map',
    '0',
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    '2',
    '-hls_playlist_type',
    'vod',
    '-master_pl_name',
    'master.m3u8',
    '-var_stream_map',
    'v:0,agroup:aud v:1,agroup:aud v:2,agroup:aud a:0,agroup:aud',
    'hls/s%v.m3u8',
  ])
  await ffmpeg(draft, [
    '-i',
    'ladder.mp4',
    '-map',
    '0',
    '-c',
    'copy',
    '-f',
    'dash',
    '-seg_duration',
    '2',
    '-adaptation_sets',
    'id=0,streams=v id=1,streams=a',
    'dash/manifest.mpd',
  ])
  await ffmpeg(draft, ['-i', 'progressive.mp4', '-frames:v', '1', 'poster.jpg'])
  await ffmpeg(draft, [
    '-stream_loop',
    '5',
    '-i',
    'ladder.mp4',
    '-map',
    '0:v:2',
    '-map',
    '0:a',
    '-c',
    'copy',
    'long.mp4',
  ])
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(draft, name), text)))
  // Another process may have been first: its folder is as good.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return folder
}

async function ffmpeg(folder: string, args: string[]) {
  await run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { cwd: folder })
}

const subtitles = 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nHola desde los subtítulos\n'

const texts: Record<string, string> = {
  'es.vtt': subtitles,
  'page.html': `<!doctype html><html lang="es"><head><title>Página de prueba</title>
<meta property="og:image" content="/poster.jpg"></head>
<body><video src="/progressive.mp4" poster="/poster.jpg" controls><track kind="subtitles" srclang="es" label="Español" src="/es.vtt"></video></body></html>`,
  'two.html': `<!doctype html><html lang="es"><head><title>Dos vídeos</title></head>
<body><video src="/progressive.mp4"></video><video src="/long.mp4"></video></body></html>`,
  'empty.html': '<!doctype html><title>Nada</title><p>Aquí no hay ningún vídeo.</p>',
  'disguised.mp4': '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n',
}
