#!/usr/bin/env node
// Speaks like yt-dlp, so that tests of everything around it run where it is not installed. What it does follows from
// the address: /ok, /slow, /fail, /disguised, /large, /heavy, /long, /playlist.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const args = process.argv.slice(2)
const url = args.at(-1) ?? ''
const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: '' }
/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)
/** @param {string} text */
const fail = (text) => {
  process.stderr.write(`ERROR: ${text}\n`)
  process.exit(1)
}
const video = {
  title: 'Prueba: «uno/dos»',
  duration: pathname === '/long' ? 90_000 : 12,
  formats: [
    {
      format_id: '18',
      url,
      ext: 'mp4',
      protocol: 'http',
      width: 640,
      height: 360,
      filesize: pathname === '/heavy' ? 2 * 1024 ** 2 : 1000,
      vcodec: 'h264',
      acodec: 'aac',
    },
    {
      format_id: '137',
      url,
      ext: 'mp4',
      protocol: 'http',
      width: 1920,
      height: 1080,
      filesize: 5000,
      vcodec: 'h264',
      acodec: 'none',
    },
    { format_id: '140', url, ext: 'm4a', protocol: 'http', filesize: 500, vcodec: 'none', acodec: 'aac' },
    { format_id: 'rtmp', url, ext: 'flv', protocol: 'rtmp', height: 2160 },
  ],
  subtitles: { es: [{ ext: 'vtt', name: 'Español' }] },
}

if (args.includes('--version')) say('2026.08.19')
else if (pathname === '/fail') fail('[generic] Unable to download webpage: HTTP Error 404: Not Found')
else if (args.includes('--flat-playlist'))
  say(
    JSON.stringify({
      _type: 'playlist',
      title: 'Lista',
      entries: [{ _type: 'url', title: 'Uno', url: `${new URL(url).origin}/ok`, duration: 12 }, video],
    }),
  )
else if (args.includes('-J'))
  say(JSON.stringify(pathname === '/playlist' ? { _type: 'playlist', entries: [video, null] } : video))
else if (args.includes('--write-thumbnail')) {
  const point =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  writeFileSync(join(process.cwd(), 'media.png'), Buffer.from(point, 'base64'))
} else {
  const size = pathname === '/large' ? 1024 ** 4 : 1000
  say(
    `@I ${JSON.stringify({ title: video.title, duration: 12, format_id: '18', ext: 'mp4', protocol: 'http', filesize: size })}`,
  )
  say('@R {}')
  const file = join(process.cwd(), 'media.mp4')
  const head = pathname === '/disguised' ? '#EXTM3U\nfile:///etc/passwd\n' : '\0\0\0\u0018ftypisom\0\0\0\0'
  const steps = pathname === '/slow' ? 600 : 4
  for (let step = 1; step <= steps; step += 1) {
    const progress = {
      status: 'downloading',
      downloaded_bytes: (step / steps) * 1000,
      total_bytes: 1000,
      filename: file,
    }
    say(`@P ${JSON.stringify(progress)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  writeFileSync(file, head.padEnd(1000, 'x'))
}
