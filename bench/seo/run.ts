// npm run bench:seo: the SEO generator's rows a second beside the plain ways, its memory, and its sinks.
import { cpus } from 'node:os'
import { measureInChromium } from './in-chromium.ts'
import { measureInNode } from './in-node.ts'

const node = await measureInNode()
const browser = await measureInChromium()

function millions(rows: number): string {
  return `${(rows / 1e6).toFixed(2)} M`
}

function speed(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB/s`
}

function share(ratio: number, [least, most]: readonly [number, number]): string {
  return `**${ratio.toFixed(2)}** (${least.toFixed(2)}–${most.toFixed(2)})`
}

const perRow = node.bytes / 10_000_000
const lines = [
  `10,000 rows × 1,000 locations: 10 million rows, ${(node.bytes / 1e9).toFixed(2)} GB. Node ${process.version}, Chromium ${browser.version}, ${cpus()[0]?.model ?? ''} (${cpus().length} cores).`,
  '',
  '| way, to nowhere | rows a second | bytes a second | the first line is faster by |',
  '| --- | ---: | ---: | ---: |',
  ...[
    ['Aurelio, WASM SIMD, Node', node.wasm],
    ['Aurelio, WASM SIMD, worker in Chromium', browser.wasm],
    ['Aurelio, plain JavaScript, Node', node.js],
    ['Aurelio, plain JavaScript, worker in Chromium', browser.js],
    ['replacement row by row, Node', node.perRow],
    ['all rows in memory, papaparse unparse, Node', node.papa],
  ].map(([name, rows]) => {
    const value = Number(rows)
    return `| ${name} | ${millions(value)} | ${speed(value * perRow)} | ${(node.wasm / value).toFixed(1)} × |`
  }),
  '',
  '| end to end | speed | share of raw writes of the same size (spread) |',
  '| --- | ---: | ---: |',
  `| file on disk with fsync, Node | ${speed(node.disk)} | ${share(node.diskRatio, node.diskSpread)} |`,
  `| private file system, worker in Chromium | ${speed(browser.disk)} | ${share(browser.diskRatio, browser.diskSpread)} |`,
  '',
  '| locations | memory growth over the template |',
  '| ---: | ---: |',
  ...node.growths.map(
    ({ count, megabytes }) => `| ${count.toLocaleString('en-US')} | ${megabytes.toFixed(1)} MB |`,
  ),
]
console.log(lines.join('\n'))
