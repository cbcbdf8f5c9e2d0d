// What was opened is told once, and what was read of it when it is put aside: neither who, nor anything that stays.
const script = document.currentScript
const told = script?.dataset ?? {}
let shownSince = Date.now()
let shown = 0
let deepest = 0
let isTold = false

const tell = (what: object) =>
  navigator.sendBeacon(`${told['visit']}`, JSON.stringify({ token: told['token'], ...what }))

const look = () => {
  const { scrollHeight } = document.documentElement
  deepest = Math.max(deepest, Math.min(100, Math.round(((scrollY + innerHeight) / scrollHeight) * 100)))
}

const turn = () => {
  if (!document.hidden) {
    shownSince = Date.now()
    return
  }
  shown += Date.now() - shownSince
  if (isTold) return
  isTold = true
  tell({ seconds: Math.round(shown / 1e3), depth: deepest })
}

const begin = () => {
  if ('counts' in told) tell({ from: document.referrer, query: location.search })
  if (!('reads' in told)) return
  shownSince = Date.now()
  look()
  addEventListener('scroll', look, { passive: true })
  document.addEventListener('visibilitychange', turn)
}

// A page that is drawn ahead of the click is no visit before somebody sees it.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
