const countdowns = document.querySelectorAll<HTMLElement>('[data-countdown]')

/** Makes the figures of every countdown on the page run. */
const show = () =>
  countdowns.forEach((countdown) => {
    const left = Math.max(0, Date.parse(`${countdown.dataset['countdown']}`) - Date.now())
    const seconds = left / 1e3
    const figures = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60]
    countdown.querySelectorAll('[data-countdown-figure]').forEach((figure, at) => {
      figure.textContent = `${Math.floor(figures[at])}`.padStart(2, '0')
    })
    if (!left) countdown.setAttribute('data-countdown-over', '')
  })

show()
setInterval(show, 1e3)
