import type { Finding } from '../check/check.ts'
import { checkHanded, type HandedProof, isValid } from '../check/signature.ts'

/** A proof with more letters than this is checked when somebody asks for it, and beside the page: it takes seconds. */
const atOnce = 2_000_000

/** Of the sentences on how it stands, the one of this name. */
function show(name: string) {
  for (const each of document.querySelectorAll<HTMLElement>('[data-when]'))
    each.hidden = each.dataset['when'] !== name
}

function beginPage() {
  /** This script itself, for the worker: the page has no other one, and allows none. */
  const own = document.currentScript?.textContent ?? ''
  const main = document.querySelector('main')
  const data = document.querySelector('script[type="application/json"]')
  const button = document.querySelector('button')
  const isLong = () => (data?.textContent.length ?? 0) >= atOnce

  /** In a worker, so that the page answers meanwhile; in the page itself where none can be made. */
  const checkBeside = (handed: HandedProof) =>
    new Promise<readonly Finding[]>((resolve) => {
      const checkInPage = () => resolve(checkHanded(handed))
      try {
        const address = URL.createObjectURL(new Blob([own], { type: 'text/javascript' }))
        const worker = new Worker(address)
        worker.addEventListener('message', ({ data: findings }: MessageEvent<Finding[]>) => {
          resolve(findings)
          worker.terminate()
        })
        worker.addEventListener('error', checkInPage)
        worker.postMessage(handed)
      } catch {
        checkInPage()
      }
    })

  const check = async () => {
    const { signature = '', key = '' } = main?.dataset ?? {}
    show('working')
    const began = performance.now()
    const handed = { document: data?.textContent ?? '', signature, key }
    const findings = await (isLong() ? checkBeside(handed) : checkHanded(handed))
    for (const each of document.querySelectorAll<HTMLElement>('[data-check]'))
      each.dataset['result'] = findings.find((finding) => finding.check === each.dataset['check'])?.result
    const outcome = isValid(findings) ? 'valid' : 'invalid'
    const status = document.querySelector<HTMLElement>('[role=status]')
    if (status) {
      status.dataset['proof'] = outcome
      status.dataset['milliseconds'] = String(Math.round(performance.now() - began))
    }
    show(outcome)
  }

  if (globalThis.isSecureContext) {
    if (button) {
      button.hidden = false
      button.addEventListener('click', () => void check())
    }
    if (!isLong()) void check()
  } else show('unsafe')
}

/** The same script as a worker: it is handed a proof, and hands back what it found. */
function beginWorker() {
  addEventListener('message', ({ data }: MessageEvent<HandedProof>) => {
    void checkHanded(data).then((findings) => postMessage(findings))
  })
}

if ('document' in globalThis) beginPage()
else beginWorker()
