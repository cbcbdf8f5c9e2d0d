// A step of a quiz follows the one before in its place. Whatever is no step, and whatever goes wrong, the browser does as
// it would without this.
addEventListener('submit', async (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const old = form.closest('[data-quiz]')
  if (!old) return
  event.preventDefault()
  const body = new FormData(form, event.submitter)
  const fields = [...body].map(([name, value]) => [name, `${value}`])
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const step = page.querySelector('[data-quiz]')
    if (step?.querySelector('form')) {
      const swap = () => {
        old.replaceWith(step)
        document.title = page.title
        const first = step.querySelector<HTMLElement>('[role=alert] a,[data-quiz-title]')
        first?.focus()
        step.scrollIntoView({ block: 'nearest' })
      }
      if (document.startViewTransition) document.startViewTransition(swap)
      else swap()
      return
    }
    if (step && answer.redirected) {
      location.href = answer.url
      return
    }
  } catch {}
  // Which button it was is told by a field of its name.
  for (const [name, value] of fields)
    if (name === '_go') {
      const told = document.createElement('input')
      told.type = 'hidden'
      told.name = name
      told.value = value
      form.append(told)
    }
  form.submit()
})
