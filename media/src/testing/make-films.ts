import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Grows with every change below, so that a folder of an earlier shape is not taken for this one. */
const shape = 3
const picture = (size: string, seconds: number, rate = 25) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:rate=${rate}:duration=${seconds}`,
]
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']

/**
 * Makes films of every kind that people bring, once per machine, and returns their folder: plain ones, and those that are
 * silent, turned, of an uneven rate, broken, empty, or something else than they say. Needs ffmpeg on the PATH.
 */
export async function makeFilms(): Promise<string> {
  const folder = join(tmpdir(), `aurelio-films-${shape}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const ffmpeg = (...args: string[]) =>
    run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { cwd: draft })
  await ffmpeg(...picture('1280x720', 4), ...tone(4), ...codecs, 'plain.mp4')
  await ffmpeg(...picture('640x480', 2), ...codecs, 'silent.mp4')
  await ffmpeg(...picture('320x240', 2), ...tone(2), '-c:v', 'mpeg4', '-c:a', 'mp3', 'old.avi')
  await ffmpeg(...picture('640x360', 2), ...codecs, 'flat.mp4')
  await ffmpeg('-i', 'flat.mp4', '-c', 'copy', '-metadata:s:v:0', 'rotate=90', 'turned.mov')
  await ffmpeg(
    ...picture('640x360', 3),
    '-vf',
    'select=not(mod(n\\,7))+lt(n\\,20)',
    '-fps_mode',
    'vfr',
    ...codecs,
    'uneven.mp4',
  )
  // What is meant for bright screens: ten bits, BT.2020 and PQ.
  const bright = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc']
  await ffmpeg(
    ...picture('640x360', 2),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p10le',
    ...bright,
    'bright.mp4',
  )
  // Five bars of grey, as PQ writes 1, 10, 100, 203 and 1,000 candela.
  const codes = [0.15, 0.302, 0.508, 0.581, 0.752].map((code) => Math.round(64 + 876 * code))
  const bars = codes.reduceRight(
    (rest, code, bar) => (rest === '' ? `${code}` : `if(lt(X,${128 * (bar + 1)}),${code},${rest})`),
    '',
  )
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    `color=size=640x360:rate=5:duration=1,format=yuv420p10le,geq=lum='${bars}':cb=512:cr=512`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    ...bright,
    'tones.mp4',
  )
  // More bytes than a picture that moves evenly: each of its points is another in each frame.
  const noise = 'testsrc2=size=1280x720:rate=25:duration=12,noise=alls=40:allf=t'
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    noise,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '40',
    '-pix_fmt',
    'yuv420p',
    'noise.mp4',
  )
  // Twenty hours: a picture an hour.
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    'color=size=64x64:rate=1:duration=20',
    '-vf',
    'setpts=PTS*3600',
    '-fps_mode',
    'vfr',
    '-enc_time_base',
    '1:1',
    ...codecs,
    'endless.mp4',
  )
  await ffmpeg(...tone(2), '-c:a', 'aac', 'sound.m4a')
  await ffmpeg(...picture('640x360', 8), ...tone(8), ...codecs, '-f', 'matroska', 'whole.mkv')
  await ffmpeg(...picture('64x64', 1), '-frames:v', '1', ...codecs, 'instant.mp4')
  await run('cp', ['plain.mp4', 'headless.mp4'], { cwd: draft })
  await truncate(join(draft, 'headless.mp4'), 20_000)
  await run('cp', ['whole.mkv', 'broken.mkv'], { cwd: draft })
  await truncate(join(draft, 'broken.mkv'), Math.floor((await stat(join(draft, 'broken.mkv'))).size / 2))
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n'
  await writeFile(join(draft, 'playlist.mp4'), playlist)
  await writeFile(join(draft, 'page.mp4'), '<!doctype html><video src="file:///etc/passwd"></video>')
  await writeFile(join(draft, 'nothing.mp4'), 'x')
  // Another process may have been first: its folder is as good.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return folder
}
