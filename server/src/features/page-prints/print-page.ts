import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '@aurelio/media/processes/child-process'
import pLimit from 'p-limit'

/** Browsers take a few hundred megabytes each. */
const atOnce = pLimit(1)
const longestMs = 60_000
/** What scripts of a page may still do, on its own clock, before it is printed. */
const settledMs = 5000
const largestFile = 100 * 1024 * 1024

type Print = {
  browser: string
  isBoxed: boolean
  /** Where the page stands for the world. */
  address: URL
  /** Where this server listens: `127.0.0.1:8000`. */
  server: string
  signal: AbortSignal
}

/** Why nothing was printed; for the log. */
export class Unprinted extends Error {
  override name = 'Unprinted'
}

/**
 * A published page as a PDF, by a browser with a profile that is gone afterwards. Whatever the page holds, it speaks with this
 * very server alone: the page's host is led here without a name service, and every other host is not found.
 */
export function printPage(print: Print): Promise<Buffer<ArrayBuffer>> {
  return atOnce(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aurelio-print-'))
    try {
      const signal = AbortSignal.any([print.signal, AbortSignal.timeout(longestMs)])
      const { code, stderr } = await runChild({
        command: print.browser,
        args: argumentsFor(print, folder),
        folder,
        env: { HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', PATH: '/usr/bin:/bin' },
        signal,
        isBackground: true,
      })
      const made = await readFile(join(folder, 'page.pdf')).catch(() => null)
      if (!made || made.length > largestFile || made.subarray(0, 5).toString('latin1') !== '%PDF-')
        throw new Unprinted(`The browser ended with ${code}: ${stderr.slice(-2000)}`)
      return made
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  })
}

function argumentsFor({ isBoxed, address, server }: Print, folder: string): string[] {
  const { hostname } = address
  // Always in the clear: it never leaves this machine.
  const local = new URL(address)
  local.protocol = 'http:'
  local.port = ''
  return [
    '--headless',
    '--disable-gpu',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-proxy-server',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--host-resolver-rules=MAP ${hostname}:80 ${server},MAP * ~NOTFOUND`,
    '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
    `--virtual-time-budget=${settledMs}`,
    '--no-pdf-header-footer',
    `--print-to-pdf=${join(folder, 'page.pdf')}`,
    ...(isBoxed ? [] : ['--no-sandbox']),
    local.href,
  ]
}
