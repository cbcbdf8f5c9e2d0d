const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
  target.addEventListener(type, listener)

/** Of each film on the page: sound on demand, call and form at their second, places to leap to, and how far it is seen. */
const begin = (film: HTMLVideoElement) => {
  const { dataset: told, parentElement: stage } = film
  const root = stage?.parentElement
  const part = (name: string) => root?.querySelector<HTMLElement>(`[data-player-${name}]`)
  const token = root?.querySelector<HTMLInputElement>('[name=_token]')
  const sound = part('sound')
  const cta = part('cta')
  const gate = part('gate')
  const skip = part('skip')
  const speed = part('speed')
  const speeds = speed?.querySelector('select')
  const cells: number[] = []
  const view = Math.random().toString(36).slice(2, 12).padEnd(8, '0')
  const place = told['on']
  let last = -1
  let pressed: number | '' = ''
  let sent = ''
  let isAsked = !gate

  const tell = () => {
    const now = `v=${view}&c=${cells.join('')}&a=${pressed}&t=${token?.value}`
    if (told['seen'] && cells.length && now !== sent) navigator.sendBeacon(told['seen'], (sent = now))
  }
  /** Where the origin keeps something: a sandboxed page has none, and begins at its beginning. */
  const keep = (second: number) => {
    try {
      if (place) localStorage.setItem(place, String(second))
    } catch {}
  }
  const play = () => {
    film.play().catch(() => {})
  }
  const ask = (isOpen: boolean) => {
    gate?.toggleAttribute('data-player-over', isOpen)
    if (gate) gate.hidden = !isOpen
  }
  const askNow = () => {
    film.pause()
    ask(true)
    gate?.querySelector<HTMLElement>('[type=email]')?.focus()
  }
  const enter = (second: number) => {
    while (cells.length <= second) cells.push(0)
    if (cells[second] < 9) cells[second]++
  }
  const step = () => {
    const { currentTime: now, paused, seeking } = film
    if (paused || seeking) return
    if (cta && now >= Number(told['cta'])) cta.hidden = false
    if (!isAsked && now >= Number(told['gate'])) askNow()
    else if (document.hidden) last = -1
    else {
      const from = Math.floor(last)
      const to = Math.floor(now)
      // Played on since the last time, at whatever speed: anything else was a leap.
      if (last < 0 || now < last || now - last > 4) enter(to)
      else for (let second = from + 1; second <= to; second++) enter(second)
      if (to !== from) keep(now)
      last = now
    }
  }

  if (gate) {
    stage?.append(gate)
    ask('asked' in told)
  }
  if (cta && told['cta']) cta.hidden = true
  if (speed && speeds) {
    speed.hidden = false
    on(speeds, 'change', () => {
      film.playbackRate = Number(speeds.value)
    })
  }
  if (skip) {
    skip.hidden = false
    on(skip, 'click', () => {
      isAsked = true
      ask(false)
      if (!film.ended) play()
    })
  }
  if (sound) {
    sound.hidden = false
    on(sound, 'click', () => {
      film.muted = false
      film.currentTime = 0
      play()
    })
    on(film, 'volumechange', () => {
      sound.hidden = !film.muted
    })
    if (!matchMedia('(prefers-reduced-motion:reduce)').matches) play()
  }
  root?.querySelectorAll<HTMLElement>('[data-player-to]').forEach((link) => {
    on(link, 'click', (event) => {
      event.preventDefault()
      film.currentTime = Number(link.dataset['playerTo'])
      play()
    })
  })
  try {
    if (place) film.currentTime = Number(localStorage.getItem(place))
  } catch {}
  if (cta)
    on(cta, 'click', () => {
      pressed = Math.floor(film.currentTime)
      tell()
    })
  on(film, 'timeupdate', step)
  on(film, 'play', () => {
    if (gate && !gate.hidden) film.pause()
  })
  on(film, 'seeking', () => {
    last = -1
  })
  on(film, 'pause', tell)
  on(film, 'ended', () => {
    keep(0)
    if (!isAsked) askNow()
    else if (told['end']) location.href = told['end']
  })
  setInterval(tell, 1e4)
  on(document, 'submit', tell)
  on(document, 'visibilitychange', tell)
  on(window, 'pagehide', tell)
}
const beginAll = (root: ParentNode) =>
  root.querySelectorAll<HTMLVideoElement>('video[data-player]').forEach(begin)
beginAll(document)
// A step of a quiz has come in the place of another.
on(document, 'step', ({ target }) => {
  if (target instanceof Element) beginAll(target)
})
