import { checkHanded, isValid } from '../check/signature.ts'

/** A proof with more lines than this is checked when somebody asks for it: it takes seconds. */
const atOnce = 2_000_000

const main = document.querySelector('main')
const data = document.querySelector('script[type="application/json"]')
const button = document.querySelector('button')

const show = (name: string) => {
  for (const each of document.querySelectorAll<HTMLElement>('[data-when]'))
    each.hidden = each.dataset['when'] !== name
}

const check = async () => {
  const { signature = '', key = '' } = main?.dataset ?? {}
  show('working')
  const began = performance.now()
  const findings = await checkHanded({ document: data?.textContent ?? '', signature, key })
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
  if ((data?.textContent.length ?? 0) < atOnce) void check()
} else show('unsafe')
