// What was opened is told once, and what was read of it each time it is put aside: neither who, nor anything that stays.
const page: Document & { prerendering?: boolean } = document
const told = page.currentScript?.dataset ?? {}
let shownSince = Date.now()
let deepest = 0
let toldDepth = 0
let again = false
let sections: (string | null)[] = []

const tell = (what: object) =>
  navigator.sendBeacon(`${told['visit']}`, JSON.stringify({ token: told['token'], ...what }))

const look = () => {
  const { scrollHeight } = page.documentElement
  deepest = Math.max(deepest, Math.min(100, ((scrollY + innerHeight) / scrollHeight) * 100))
}

const turn = () => {
  if (page.hidden) {
    tell({ seconds: (Date.now() - shownSince) / 1e3, depth: deepest - toldDepth, sections, again })
    again = true
    toldDepth = deepest
    sections = []
  }
  shownSince = Date.now()
}

const begin = () => {
  if ('counts' in told) tell({ from: page.referrer, query: location.search })
  if (!('reads' in told)) return
  shownSince = Date.now()
  look()
  addEventListener('scroll', look, { passive: true })
  addEventListener('visibilitychange', turn)
  // Half of a section, or half a window of it, was in sight; so many steps tell that of one that is twenty windows long.
  const watch = new IntersectionObserver(
    (changes) =>
      changes.forEach(({ target, intersectionRect: { height: seen }, boundingClientRect: { height } }) => {
        if (seen === 0 || seen * 2 < Math.min(height, innerHeight)) return
        watch.unobserve(target)
        sections.push(target.getAttribute('data-section'))
      }),
    { threshold: [...Array(41).keys()].map((step) => step / 40) },
  )
  page.querySelectorAll('[data-section]').forEach((section) => watch.observe(section))
}

// A page that is drawn ahead of the click is no visit before somebody sees it.
if (page.prerendering) page.addEventListener('prerenderingchange', begin, { once: true })
else begin()
